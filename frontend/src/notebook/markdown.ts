/** The task's prose as Markdown, for the notebook: paragraphs, lists, code, emphasis. */

export function toMarkdown(element: Element): string {
  return block(element)
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function block(element: Element): string {
  let result = "";
  let list = 0;
  for (const child of Array.from(element.childNodes)) {
    if (child.nodeType === Node.TEXT_NODE) {
      result += (child.textContent ?? "").replace(/\s+/g, " ");
      continue;
    }
    if (!(child instanceof HTMLElement)) continue;
    const tag = child.localName;
    if (tag === "pre") result += `\n\n\`\`\`python\n${child.textContent.trimEnd()}\n\`\`\`\n\n`;
    else if (tag === "code") result += `\`${child.textContent}\``;
    else if (tag === "strong" || tag === "b") result += `**${block(child)}**`;
    else if (tag === "em" || tag === "i") result += `*${block(child)}*`;
    else if (tag === "li") {
      list += 1;
      result += `\n${element.localName === "ol" ? `${list}.` : "-"} ${block(child).trim()}`;
    } else if (["p", "div", "ul", "ol", "section", "aside"].includes(tag)) result += `\n\n${block(child).trim()}\n\n`;
    else result += block(child);
  }
  return result;
}
