import { factorErrors } from '@app/contract/factor/errors.ts';
import { loginSchema } from '@app/contract/user/schema.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { schemaErrors } from '../../../lib/schema-errors.ts';
import { say } from '../../../lib/texts.ts';
import { login } from '../api.ts';
import { accountMessages as texts } from '../messages.ts';

type Field = 'mailbox' | 'password' | 'code';
type Values = Record<Field, string>;
type Wrong = Partial<Record<Field, string | undefined>>;

const fields: readonly Field[] = ['mailbox', 'password', 'code'];

const wrongWith = (values: Values): Wrong => ({
  ...schemaErrors(loginSchema, values),
  ...(values.mailbox === '' ? { mailbox: say(texts.mailboxNeeded) } : {}),
  ...(values.password === '' ? { password: say(texts.passwordNeeded) } : {}),
});

const isCodeNeeded = (error: unknown): boolean =>
  error instanceof CallError && error.code === factorErrors.codeNeeded.code;

/** What is typed into the login, and sending it: first mailbox and password, then the code where one is asked for. */
export function useLoginForm(onDone: (mustSetUpFactor: boolean) => void) {
  const mailbox = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  /** What a field held when it was last looked at; one that was not looked at is not called wrong. */
  const [seen, setSeen] = useState<Partial<Values>>({});
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  useEffect(() => {
    if (asksCode) code.current?.focus();
  }, [asksCode]);

  // The fields keep what is typed: a browser may have filled them in before this code ran.
  const typed = (): Values => ({
    mailbox: mailbox.current?.value.trim() ?? '',
    password: password.current?.value ?? '',
    code: code.current?.value.trim() ?? '',
  });
  const found = wrongWith({ mailbox: '', password: '', code: '', ...seen });
  const wrong: Wrong = Object.fromEntries(
    fields.map((field) => [field, seen[field] === undefined ? undefined : found[field]]),
  );
  const look = (...names: readonly Field[]) => {
    const values = typed();
    setSeen((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, values[name]])) }));
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const remember = new FormData(event.currentTarget).get('remember') === 'on';
    const { code: typedCode, ...values } = typed();
    const first = wrongWith({ ...values, code: typedCode });
    setSeen(asksCode ? { ...values, code: typedCode } : values);
    if (first.mailbox !== undefined) return mailbox.current?.focus();
    if (first.password !== undefined) return password.current?.focus();
    if (asksCode && first.code !== undefined) return code.current?.focus();
    setPending(true);
    try {
      onDone(await login({ ...values, remember, ...(asksCode ? { code: typedCode } : {}) }));
    } catch (error) {
      const isFirst = !asksCode && isCodeNeeded(error);
      setRefusal(isFirst ? undefined : (error as Error).message);
      if (isFirst) setAsksCode(true);
      else (asksCode ? code : password).current?.select();
    } finally {
      setPending(false);
    }
  }
  return {
    mailbox,
    password,
    code,
    asksCode,
    wrong,
    refusal,
    pending,
    submit,
    /** To mailbox and password again, as for another account. */
    back() {
      setAsksCode(false);
      setRefusal(undefined);
      setSeen({});
    },
    /** Only what was typed is judged on leaving: whoever comes for another link is not scolded. */
    leaveMailbox: () => typed().mailbox !== '' && look('mailbox'),
    /** What was called wrong is looked at again with every letter. */
    lookAgain: () => look(...fields.filter((field) => wrong[field])),
  };
}
