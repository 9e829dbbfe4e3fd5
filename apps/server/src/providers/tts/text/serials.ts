/** What names one thing, digit by digit: four groups and more, or two and more behind its name. The last may be an X. */
export const serialPattern = String.raw`(?<![\d.,/-])(?:\d+(?:[-–]\d+){3,}|(?<=(?<![A-Za-z])(?:ISBN|ISSN|EAN|UPC|IMEI)(?:-1[03])?[:：]?\s?)\d+(?:[-–\s]\d+)*)(?:[-–]?X)?(?![\p{L}\d-])`;

export const serialGroups = (text: string): string[] => text.split(/[^\dX]+/);
