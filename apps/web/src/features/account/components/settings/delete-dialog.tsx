import { userRoutes } from '@app/contract/user/routes.ts';
import { deleteAccountSchema } from '@app/contract/user/schema.ts';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Form } from '../../../../components/form.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { call } from '../../../../lib/api.ts';
import { openDialog } from '../../../../lib/dialogs.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useDeletion } from '../../hooks.ts';
import { keepReceipt } from '../../store.ts';
import { PasswordField } from '../password-field.tsx';
import { DeletionItems } from './deletion-items.tsx';
import { settingsMessages as texts } from './messages.ts';
import { useErrorTexts } from './use-error-texts.ts';

type Props = { onLoggedOut: () => void; onClose: () => void };

const formId = 'delete-account';

/** First what will be lost, then the password, then the deed. */
export function DeleteDialog({ onLoggedOut, onClose }: Props) {
  const { t } = useTexts();
  const { data, error, refetch } = useDeletion();
  const errorTexts = useErrorTexts();
  const form = useCheckedForm({
    initial: { password: '' },
    check: (values) => schemaErrors(deleteAccountSchema, values),
    async send(body) {
      keepReceipt(await call(userRoutes.deleteAccount, { body, inPlace: true }));
      // The session is gone on the server; the receipt is shown where no session is needed.
      onLoggedOut();
      openDialog('receipt');
    },
  });
  const leave = form.isPending ? () => undefined : onClose;
  return (
    <Dialog
      isAlert
      title={t(texts.deleteTitle)}
      closeLabel={t(texts.close)}
      onClose={leave}
      actions={
        <>
          <Button variant="default" onClick={leave}>
            {t(texts.cancel)}
          </Button>
          <Button type="submit" form={formId} color="err" loading={form.isPending}>
            {t(texts.deleteNow)}
          </Button>
        </>
      }
    >
      <p>{t(texts.deletionText)}</p>
      {error && !data ? (
        <LoadError error={error} texts={errorTexts} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={data === undefined}>
          <p>{t(texts.deleteList)}</p>
          {data ? <DeletionItems items={data} /> : <Skeleton height={96} />}
        </div>
      )}
      <Form form={form} id={formId}>
        <PasswordField
          {...form.field('password')}
          label={t(texts.currentPassword)}
          autoComplete="current-password"
        />
      </Form>
    </Dialog>
  );
}
