/** What the explorer's sliders say, kept possible: two rates and how many questions change bind each other. */

export interface Setting {
  /** Questions. */
  n: number;
  /** The old system's rate; the new one's is `rate + difference`. */
  rate: number;
  difference: number;
  /** The share of questions that only one of the two systems finds. */
  changed: number;
}

const round = (share: number): number => Math.round(100 * share) / 100;

/**
 * The nearest possible setting. The new rate stays at most 1; at least `difference` of the questions change,
 * and no more than the two rates allow. The slider that was `moved` last keeps its value where it can.
 */
export function tame(setting: Setting, moved?: keyof Setting): Setting {
  const { n } = setting;
  let { rate, difference } = setting;
  if (rate + difference > 1) {
    if (moved === "difference") rate = 1 - difference;
    else difference = 1 - rate;
  }
  const most = Math.min(2 * (1 - rate) - difference, 2 * rate + difference);
  const changed = Math.min(Math.max(setting.changed, difference), most);
  return { n, rate: round(rate), difference: round(difference), changed: round(changed) };
}

/** The chances that one question gets better or worse. */
export function mcnemarInputs({ difference, changed }: Setting): { up: number; down: number } {
  return { up: (changed + difference) / 2, down: Math.max(0, (changed - difference) / 2) };
}
