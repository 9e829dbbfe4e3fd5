import { useForm } from '@mantine/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../lib/language.ts';

type Errors<Values> = Partial<Record<keyof Values & string, string | undefined>>;

type Options<Values> = {
  initial: Values;
  /** What is wrong with which field, in the current language. */
  check: (values: Values) => Errors<Values>;
  /** What it throws stands above the fields. */
  send: (values: Values) => Promise<unknown>;
  onDone?: () => void;
};

/**
 * A form that checks a field when it is left and everything when it is sent. The first field with an error gets the
 * focus; the button works all the time, so that nobody has to guess what is missing.
 */
export function useCheckedForm<Values extends Record<string, unknown>>(options: Options<Values>) {
  const { initial, check, send, onDone } = options;
  const form = useForm<Values>({ initialValues: initial, validate: check, validateInputOnBlur: true });
  const element = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  useNewLanguage(() => {
    const wrong = check(form.values);
    const shown = Object.keys(form.errors) as (keyof Values & string)[];
    form.setErrors(Object.fromEntries(shown.map((field) => [field, wrong[field]])));
  });

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending) return;
    if (form.validate().hasErrors) return setAttempts((count) => count + 1);
    setRefusal('');
    setIsPending(true);
    try {
      await send(form.values);
      onDone?.();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      setIsPending(false);
    }
  };

  /** Checks some fields ahead of the rest, and leads to the first that is wrong. Answers whether all are right. */
  const checkNow = (...names: (keyof Values & string)[]): boolean => {
    const wrong = check(form.values);
    for (const name of names) form.setFieldError(name, wrong[name]);
    const isRight = names.every((name) => wrong[name] === undefined);
    if (!isRight) setAttempts((count) => count + 1);
    return isRight;
  };

  return {
    /** The properties of an input: value, error and handlers. */
    field: (name: keyof Values & string) => ({ name, ...form.getInputProps(name) }),
    values: form.values,
    checkNow,
    isDirty: form.isDirty(),
    isPending,
    refusal,
    props: { ref: element, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
  };
}

/** A form that `useCheckedForm` made, whatever its fields. */
export type CheckedForm = Pick<
  ReturnType<typeof useCheckedForm<Record<string, unknown>>>,
  'isDirty' | 'isPending' | 'refusal' | 'props'
>;

/** Sentences that stand already are said anew when the language changes. */
function useNewLanguage(sayAgain: () => void): void {
  const latest = useRef(sayAgain);
  useEffect(() => {
    latest.current = sayAgain;
  });
  useEffect(() => useLanguage.subscribe(() => latest.current()), []);
}
