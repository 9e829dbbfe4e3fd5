import type { Link } from '@app/deck/text.ts';
import { isOpenableAddress } from '@app/deck/text/address.ts';
import { IconLink } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../../../lib/texts.ts';
import fields from '../../fields/fields.module.css';
import { Popover } from '../../fields/popover.tsx';
import { setLinkOpener } from '../../textbox/link-opener.ts';
import { setLink } from '../../textbox/look-actions.ts';
import type { TextTarget } from '../../textbox/text-target.ts';
import { backToText } from '../../textbox/writing-text.ts';
import { useEdited } from '../../use-editor.ts';
import styles from './link-field.module.css';
import { textPanelTexts as texts } from './messages.ts';

/** What somebody typed as an address that leads somewhere; undefined where it does not. */
export function addressFrom(typed: string): string | undefined {
  const trimmed = typed.trim();
  const wanted = /^[a-z][a-z\d+.-]*:/i.test(trimmed)
    ? trimmed
    : /^[^\s@/]+@[^\s@/]+$/.test(trimmed)
      ? `mailto:${trimmed}`
      : `https://${trimmed}`;
  return trimmed !== '' && isOpenableAddress(wanted) ? wanted : undefined;
}

/** Where words lead; keys open it, too. */
export function LinkField({ target }: { target: TextTarget }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    setLinkOpener(place.current?.querySelector('button') ?? undefined);
    return () => setLinkOpener(undefined);
  }, []);
  return (
    <span ref={place}>
      <LinkButton target={target} />
    </span>
  );
}

/** The button for the address of words. */
export function LinkButton({ target }: { target: TextTarget }) {
  const { t } = useTexts();
  return (
    <Popover
      label={t(texts.link)}
      className={fields.toggle}
      face={<IconLink size={18} stroke={1.6} aria-hidden="true" />}
    >
      {(close) => (
        <LinkForm
          link={target.run.link}
          onChange={(link) => {
            setLink(target, link);
            close();
            backToText();
          }}
        />
      )}
    </Popover>
  );
}

type FormProps = { link: Link | undefined; onChange: (link: Link | undefined) => void };

function LinkForm({ link, onChange }: FormProps) {
  const { t } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState(link?.kind === 'web' ? link.address : '');
  const [isBad, setIsBad] = useState(false);
  const slides = useEdited((state) => state.deck.slides);
  const take = () => {
    const address = addressFrom(typed);
    if (address === undefined) return setIsBad(true);
    onChange({ kind: 'web', address });
  };
  return (
    <div className={styles.form}>
      <label htmlFor={id}>{t(texts.address)}</label>
      <input
        id={id}
        // The popover was opened to type here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={typed}
        aria-invalid={isBad}
        aria-describedby={isBad ? `${id}-bad` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsBad(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) take();
        }}
      />
      {isBad ? (
        <p id={`${id}-bad`} role="alert">
          {t(texts.badAddress)}
        </p>
      ) : null}
      <label htmlFor={`${id}-slide`}>{t(texts.toSlide)}</label>
      <select
        id={`${id}-slide`}
        value={link?.kind === 'slide' ? link.slideId : ''}
        onChange={(event) => event.target.value && onChange({ kind: 'slide', slideId: event.target.value })}
      >
        <option value="">–</option>
        {slides.map((slide, index) => (
          <option key={slide.id} value={slide.id}>
            {t(texts.slide, { number: index + 1 })}
          </option>
        ))}
      </select>
      <div className={styles.actions}>
        <button type="button" className={fields.button} disabled={!link} onClick={() => onChange(undefined)}>
          {t(texts.noLink)}
        </button>
        <button type="button" className={fields.button} onClick={take}>
          {t(texts.setLink)}
        </button>
      </div>
    </div>
  );
}
