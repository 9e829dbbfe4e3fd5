import { pageSchema } from '@app/contract/courseware/schema.ts';
import { expect, test } from 'vitest';
import { pageSent } from '../../../../testing/projects.ts';
import { projectTexts } from '../../../project/messages.ts';
import { stripTexts } from './messages.ts';
import { pageSign } from './page-sign.ts';

const sign = (more: object, isStaged = false) => pageSign(pageSchema.parse(pageSent(0, more)), isStaged);

test('a page that was changed after it was spoken says so', () => {
  expect(sign({ modifyStatus: 'edit' })).toMatchObject({ kind: 'warn', label: projectTexts.pageAgain });
  expect(sign({ modifyStatus: 'save' })).toMatchObject({ kind: 'warn', label: projectTexts.pageToConfirm });
});

test('a spoken page whose animations are being set shows it, others show how they stand', () => {
  const confirmed = { status: 1, pageStatus: 'confirmed' };
  expect(sign(confirmed, true)).toMatchObject({ label: stripTexts.animation, moving: true });
  expect(sign(confirmed)).toMatchObject({ kind: 'ok' });
  expect(sign({ status: 4, pageStatus: 'error' }, true)).toMatchObject({ kind: 'err' });
});
