/** The arrowhead of Wingdings. Hardly any font of ours has it, and a full triangle is far heavier, so the slide draws it. */
export const arrowheadSign = '➢';
