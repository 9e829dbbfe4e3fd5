import { documentFaultText } from '@app/contract/document/states/fault.ts';
import { type Refusal, refusals } from '@app/deck/pptx/guard/refusal.ts';
import { expect, test } from 'vitest';
import { refusalFaults } from './refusal-faults.ts';

const hurts: readonly Refusal[] = ['bomb', 'hostile'];

test.each(refusals)('the owner of a file that is refused as %s is told so', (reason) => {
  const said = hurts.includes(reason) ? /^The document is noncompliant/ : /^The document is unavailable/;
  expect(documentFaultText(refusalFaults[reason]).en).toMatch(said);
});
