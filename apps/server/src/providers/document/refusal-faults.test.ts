import { documentFaultText } from '@app/contract/document/states/fault.ts';
import { type Refusal, refusals } from '@app/deck/pptx/guard/refusal.ts';
import { expect, test } from 'vitest';
import { refusalFaults } from './refusal-faults.ts';
import { type TextRefusal, textRefusals } from './text-refusal.ts';

const notAllowed: readonly (Refusal | TextRefusal)[] = ['bomb', 'hostile', 'too-many-pages', 'too-large'];

const ownWords: Partial<Record<Refusal | TextRefusal, RegExp>> = {
  'no-slides': /^This presentation has no slides.*Add slides/,
  'not-a-deck': /^There is no presentation in this file.*save it as \.pptx/,
};

test.each([...new Set([...refusals, ...textRefusals])])(
  'the owner of a file that is refused as %s is told so',
  (reason) => {
    const usual = notAllowed.includes(reason)
      ? /^The document is noncompliant/
      : /^The document is unavailable/;
    expect(documentFaultText(refusalFaults[reason]).en).toMatch(ownWords[reason] ?? usual);
  },
);
