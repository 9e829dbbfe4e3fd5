const letterByNumber = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;
const declaredEncoding = /^\ufeff?<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([^"']*)/;
const declared = /^(<\?xml\b[^>]*?\bencoding\s*=\s*["'])[^"']*/;
const knownEncoding = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|ascii)$/i;
const harmlessActions = /^(?:hlinksldjump|hlinkshowjump|media|customshow|noaction)\b/i;
const activation = /<(?:\w+:)?cmd\b[^<>]*\btype\s*=\s*["']\s*verb/i;

/** Whether others would read a part as the letters that we read. */
export function isReadAsWritten(text: string): boolean {
  const encoding = declaredEncoding.exec(text)?.[1];
  return encoding === undefined || knownEncoding.test(encoding);
}

/** A text that is written anew says so. */
export const inUtf8 = (text: string): string => text.replace(declared, '$1UTF-8');

/** Whether an action leads through the show; one that starts a program, a macro or an object does not. */
export const isHarmlessAction = (action: string): boolean =>
  action
    .split(/ppaction:\/\//i)
    .slice(1)
    .every((each) => harmlessActions.test(each));

/** Whether a part asks nobody to start anything. */
export function isPlainText(text: string): boolean {
  const plain = text.replace(letterByNumber, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
  return isHarmlessAction(plain) && !activation.test(plain);
}
