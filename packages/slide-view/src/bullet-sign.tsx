import { arrowheadSign } from '@app/deck/text/arrowhead.ts';

/**
 * What stands before a paragraph. The arrowhead of Wingdings, with which very many lists begin, is drawn:
 * the fonts that we bring do not have it, and what they have instead is a triangle as heavy as a heading.
 */
export function BulletSign({ sign }: { sign: string }) {
  if (sign !== arrowheadSign) return sign;
  return (
    <svg
      viewBox="0 0 84 70"
      style={{ width: '0.84em', height: '0.7em', fill: 'currentcolor', stroke: 'currentcolor' }}
    >
      <path d="M6 8 80 35 6 62 24 35Z" fill="none" strokeWidth="4" />
      <path d="M24 35H80L6 62Z" strokeWidth="2" />
    </svg>
  );
}
