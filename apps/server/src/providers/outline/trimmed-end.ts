/** A text without the blanks and these signs at its end. A pattern would try again at every sign of a long row. */
export function trimmedEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && (signs.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === '')) end--;
  return text.slice(0, end);
}
