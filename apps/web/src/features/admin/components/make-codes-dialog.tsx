import { adminLimits } from '@app/contract/admin/limits.ts';
import { type InviteKind, inviteKind } from '@app/contract/invite/states/invite-kind.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCheckedForm } from '../../../components/use-checked-form.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useMakeCodes } from '../api.ts';
import { copy, useFormTexts } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import { countOf, kindTexts, openCountOf } from '../rules.ts';
import styles from './codes.module.css';
import parts from './parts.module.css';

const { codes: quantities, codeUses, codeDays, note } = adminLimits;

/** Makes codes, and then shows them to be handed out. */
export function MakeCodesDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<readonly string[]>();
  return made ? <Made codes={made} onClose={onClose} /> : <Make onMade={setMade} onClose={onClose} />;
}

function useMakeForm(onMade: (codes: readonly string[]) => void) {
  const { t } = useTexts();
  const make = useMakeCodes();
  return useCheckedForm({
    initial: { kind: 'personal' as InviteKind, quantity: '1', uses: '1', validDays: '', note: '' },
    check: ({ quantity, uses, validDays }) => ({
      quantity: countOf(quantity, quantities) === undefined ? t(texts.wholeNumber, quantities) : undefined,
      uses: openCountOf(uses, codeUses) === undefined ? t(texts.wholeNumber, codeUses) : undefined,
      validDays: openCountOf(validDays, codeDays) === undefined ? t(texts.wholeNumber, codeDays) : undefined,
    }),
    async send({ kind, quantity, uses, validDays, note: written }) {
      const { codes } = await make({
        kind,
        quantity: countOf(quantity, quantities) ?? quantities.min,
        uses: openCountOf(uses, codeUses) ?? null,
        validDays: openCountOf(validDays, codeDays) ?? null,
        note: written.trim(),
      });
      onMade(codes);
    },
  });
}

function Make({ onMade, onClose }: { onMade: (codes: readonly string[]) => void; onClose: () => void }) {
  const { t } = useTexts();
  const form = useMakeForm(onMade);
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <FormDialog
      title={t(texts.makeCodes)}
      submitLabel={t(texts.makeCodes)}
      form={form}
      texts={useFormTexts()}
      onClose={onClose}
    >
      <div className={parts.two}>
        <SelectField
          label={t(texts.kind)}
          options={inviteKind.names.map((kind) => [kind, t(kindTexts[kind])])}
          {...form.field('kind')}
        />
        <TextField label={t(texts.quantity)} {...number} data-autofocus {...form.field('quantity')} />
        <TextField label={t(texts.usesEach)} hint={t(texts.usesHint)} {...number} {...form.field('uses')} />
        <TextField
          label={t(texts.validDays)}
          hint={t(texts.validHint)}
          {...number}
          {...form.field('validDays')}
        />
      </div>
      <TextField
        label={t(texts.note)}
        hint={t(texts.codeNoteHint)}
        maxLength={note.max}
        autoComplete="off"
        {...form.field('note')}
      />
    </FormDialog>
  );
}

function Made({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t(texts.codesMade, { number: codes.length })}
      closeLabel={t(texts.close)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(texts.done)}
          </Button>
          <Button onClick={() => void copy(codes.join('\n'))} data-autofocus>
            {t(texts.copyAll)}
          </Button>
        </>
      }
    >
      {/* A long list scrolls, so it can have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.made} aria-label={t(texts.newCodes)} tabIndex={0}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
