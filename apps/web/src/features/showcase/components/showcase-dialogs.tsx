import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Form } from '../../../components/form.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCheckedForm } from '../../../components/use-checked-form.ts';
import { contextZone } from '../../../lib/context-menu.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { showcaseMessages as texts } from '../messages.ts';
import { ShowcaseSection } from './showcase-section.tsx';
import { useRowActions } from './showcase-table.tsx';
import styles from './showcase.module.css';

const pause = () => new Promise((resolve) => setTimeout(resolve, 600));
const longest = 20;

export function ShowcaseDialogs() {
  const { t } = useTexts();
  const [open, setOpen] = useState<'confirm' | 'form'>();
  const close = () => setOpen(undefined);
  return (
    <ShowcaseSection title={t(texts.dialogs)}>
      <div className={styles.row}>
        <Button variant="default" onClick={() => setOpen('confirm')}>
          {t(texts.openConfirm)}
        </Button>
        <Button variant="default" onClick={() => setOpen('form')}>
          {t(texts.openForm)}
        </Button>
        <Button variant="default" onClick={() => openDialog('credits')}>
          {t(texts.openCredits)}
        </Button>
        <Button variant="default" onClick={() => openDialog('helper-uses')}>
          {t(texts.openUses)}
        </Button>
        <Button variant="default" onClick={() => openDialog('invite-code')}>
          {t(texts.openInvite)}
        </Button>
      </div>
      <Card title={t(texts.formTitle)}>
        <InlineForm />
      </Card>
      {open === 'confirm' ? (
        <ConfirmDialog
          danger
          title={t(texts.confirmTitle)}
          text={t(texts.confirmText)}
          confirmLabel={t(texts.danger)}
          cancelLabel={t(texts.cancel)}
          closeLabel={t(texts.close)}
          onConfirm={pause}
          onClose={close}
        />
      ) : null}
      {open === 'form' ? <RenameDialog onClose={close} /> : null}
    </ShowcaseSection>
  );
}

function useRenameForm(onDone: () => void) {
  const { t } = useTexts();
  return useCheckedForm({
    initial: { name: '', mail: '' },
    check: ({ name, mail }) => ({
      name:
        name.trim() === '' ? t(texts.formEmpty) : [...name].length > longest ? t(texts.formLong) : undefined,
      mail: /^\S+@\S+\.\S+$/.test(mail) ? undefined : t(texts.formMailWrong),
    }),
    async send({ name }) {
      await pause();
      if (name === t(texts.formTaken)) throw new Error(t(texts.formRefused));
      notify('success', t(texts.noticeSuccess));
    },
    onDone,
  });
}

function Fields({ form }: { form: ReturnType<typeof useRenameForm> }) {
  const { t } = useTexts();
  return (
    <>
      <TextField label={t(texts.formName)} hint={t(texts.formRefusedHint)} {...form.field('name')} />
      <TextField label={t(texts.formMail)} type="email" {...form.field('mail')} />
    </>
  );
}

function InlineForm() {
  const { t } = useTexts();
  const form = useRenameForm(() => undefined);
  return (
    <Form form={form}>
      <Fields form={form} />
      <div className={styles.row}>
        <Button type="submit" loading={form.isPending}>
          {t(texts.pending)}
        </Button>
      </div>
    </Form>
  );
}

function RenameDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const form = useRenameForm(onClose);
  const dialogTexts = {
    close: t(texts.close),
    cancel: t(texts.cancel),
    loseTitle: t(texts.loseTitle),
    loseText: t(texts.loseText),
    lose: t(texts.lose),
    keep: t(texts.keep),
  };
  return (
    <FormDialog
      title={t(texts.formTitle)}
      submitLabel={t(texts.rename)}
      form={form}
      texts={dialogTexts}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
  );
}

export function ShowcaseMenus() {
  const { t } = useTexts();
  const actionsOf = useRowActions();
  return (
    <ShowcaseSection title={t(texts.menus)}>
      <div className={styles.two}>
        <button type="button" className={styles.zone} ref={contextZone(() => actionsOf({ name: '' }))}>
          {t(texts.menuHint)}
        </button>
        <TextField label={t(texts.menuText)} defaultValue={t(texts.headlineSample)} />
      </div>
    </ShowcaseSection>
  );
}
