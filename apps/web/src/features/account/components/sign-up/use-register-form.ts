import { idSchema } from '@app/contract/base/wire.ts';
import { inviteLimits } from '@app/contract/invite/limits.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { userMessages } from '@app/contract/user/messages.ts';
import { registerSchema } from '@app/contract/user/schema.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { currentLanguage } from '../../../../lib/language.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { tabStore } from '../../../../lib/storage.ts';
import { say } from '../../../../lib/texts.ts';
import { register } from '../../api.ts';
import { isOldEnough } from '../../rules.ts';
import { useAgain } from '../again.ts';
import { signUpMessages as texts } from './messages.ts';

const refusedKey = 'age refused';
const nothing = {
  birthday: '',
  nickname: '',
  mailbox: '',
  verificationCode: '',
  password: '',
  again: '',
  inviteCode: '',
  agreed: false,
};
type Values = typeof nothing;

function check({ again, agreed, ...body }: Values): Partial<Record<keyof Values, string>> {
  return {
    ...schemaErrors(registerSchema, body),
    ...(again === body.password ? {} : { again: say(userMessages.passwordsDiffer) }),
    ...(agreed ? {} : { agreed: say(texts.agreeNeeded) }),
  };
}

const isTooYoung = (error: unknown): boolean =>
  error instanceof CallError && error.code === userErrors.tooYoung.code;

/** What the sign-up holds and does; the address may bring an invitation code and who sent the visitor. */
export function useRegisterForm(onDone: () => void) {
  const [query] = useSearchParams();
  const referrer = z.safeParse(idSchema, query.get('ref')).data;
  const again = useAgain('register');
  // Another date would make nobody older: the refusal holds as long as the tab is open.
  const [isRefused, setIsRefused] = useState(() => tabStore.get(refusedKey) !== null);
  const refuse = () => {
    tabStore.set(refusedKey, 'true');
    setIsRefused(true);
  };

  const form = useCheckedForm<Values>({
    initial: {
      ...nothing,
      mailbox: again.mailbox,
      inviteCode: (query.get('code') ?? '').trim().slice(0, inviteLimits.code.max),
    },
    check,
    async send({ again: _again, agreed: _agreed, ...typed }) {
      if (!isOldEnough(typed.birthday, new Date())) return refuse();
      const body = { ...z.parse(registerSchema, typed), ...(referrer ? { referrer } : {}) };
      try {
        await register({ ...body, language: currentLanguage() });
      } catch (error) {
        if (isTooYoung(error)) return refuse();
        throw error;
      }
      onDone();
    },
  });

  /** Before a code is sent the mailbox must be one, and somebody old enough must have asked for it. */
  const mayGetCode = (): string | undefined => {
    const isDated = form.values.birthday !== '';
    if (!form.checkNow('birthday', 'mailbox')) return isDated ? '' : say(texts.birthdayFirst);
    if (isOldEnough(form.values.birthday, new Date())) return undefined;
    refuse();
    return '';
  };
  return { form, again, isReferred: referrer !== undefined, isRefused, mayGetCode };
}
