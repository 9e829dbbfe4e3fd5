/** What a program printed has more digits than anybody says. */
const printed = /(?<![\d.,])\d{1,12}\.\d{5,20}(?![\d.eE])/gu;

/** Numbers with many digits behind the point, as they are said: with two of them, or with two that are not nought. */
export const shortNumbers = (text: string): string =>
  text.replaceAll(printed, (digits) => {
    const value = Number(digits);
    return value >= 1 ? String(Number(value.toFixed(2))) : String(Number(value.toPrecision(2)));
  });
