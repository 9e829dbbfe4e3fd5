import { userLimits } from '@app/contract/user/limits.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { putUserSchema, type User } from '@app/contract/user/schema.ts';
import { levelNameOf } from '@app/contract/user/states/level.ts';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Facts } from '../../../../components/facts.tsx';
import { Form } from '../../../../components/form.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { trimPaste } from '../../../../components/trim-paste.ts';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { call } from '../../../../lib/api.ts';
import { formatDay } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notices.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { useSession } from '../../../../lib/session.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { levelText } from '../../../billing/rules.ts';
import { keepAccount } from '../../store.ts';
import { settingsMessages as texts } from './messages.ts';
import { PictureField } from './picture-field.tsx';
import styles from './settings.module.css';

/** Who I am here: picture, name, and what the account is. */
export function ProfileCard() {
  const { t, language } = useTexts();
  const user = useSession((state) => state.user);
  if (!user) return null;
  const facts: readonly (readonly [string, string])[] = [
    [t(texts.role), t(user.type === 'administrator' ? texts.administrator : texts.user)],
    [t(texts.level), levelText(levelNameOf(user.level), language)],
    [t(texts.since), formatDay(user.createdAt, language)],
  ];
  return (
    <Card title={t(texts.profile)}>
      <PictureField user={user} />
      <NicknameForm user={user} />
      <Facts rows={facts} />
    </Card>
  );
}

function NicknameForm({ user: { id, nickname } }: { user: User }) {
  const { t } = useTexts();
  const form = useCheckedForm({
    initial: { nickname },
    check: (values) => schemaErrors(putUserSchema, { id, ...values }),
    async send(values) {
      const body = { id, nickname: values.nickname.trim() };
      keepAccount((await call(userRoutes.put, { body, inPlace: true })).user);
      notify('success', t(texts.saved));
    },
  });
  return (
    <div className={styles.form}>
      <Form form={form}>
        <TextField
          {...form.field('nickname')}
          label={t(texts.nickname)}
          autoComplete="nickname"
          maxLength={userLimits.nickname.max}
          onPaste={trimPaste}
        />
        <div className={styles.row}>
          <Button type="submit" loading={form.isPending}>
            {t(texts.save)}
          </Button>
        </div>
      </Form>
    </div>
  );
}
