import type { Link } from '@app/deck/text.ts';
import { isOpenableAddress } from '@app/deck/text/address.ts';
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../../../lib/texts.ts';
import { chosenElements } from '../../store.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { same } from '../fields/same.ts';
import { Section } from '../fields/section.tsx';
import { useSetField } from '../fields/use-set-field.ts';
import { WordsField } from '../fields/words-field.tsx';
import { useEdited } from '../use-editor.ts';
import styles from './inspector.module.css';
import { arrangeTexts as texts } from './arrange-messages.ts';

type Kind = Link['kind'] | 'none';

/** An address without a scheme is one of the web. */
const addressOf = (typed: string) => (/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);

/** Where a click on the chosen elements leads while they are shown. */
export function LinkSection() {
  const { t } = useTexts();
  const chosen = useEdited(useShallow(chosenElements));
  const slideIds = useEdited(useShallow((state) => state.deck.slides.map(({ id }) => id)));
  const setField = useSetField(chosen);
  const link = same(chosen, (element) => element.link ?? null);
  // A web link is there only once its address is known.
  const [wanted, setWanted] = useState<{ for: string; kind: Kind }>();
  const [isBad, setIsBad] = useState(false);
  const key = chosen.map(({ id }) => id).join(' ');
  const kind = wanted?.for === key ? wanted.kind : link === undefined ? undefined : (link?.kind ?? 'none');
  const choose = (next: Kind) => {
    setIsBad(false);
    setWanted({ for: key, kind: next });
    const [first] = slideIds;
    if (next === 'none') setField('link', undefined);
    else if (next === 'slide' && first !== undefined) setField('link', { kind: 'slide', slideId: first });
  };
  const takeAddress = (typed: string) => {
    const address = addressOf(typed.trim());
    setIsBad(!isOpenableAddress(address));
    if (isOpenableAddress(address)) setField('link', { kind: 'web', address });
  };
  return (
    <Section title={t(texts.link)}>
      <ChoiceField<Kind>
        label={t(texts.linkTo)}
        value={kind}
        options={[
          ['none', t(texts.linkNone)],
          ['web', t(texts.linkWeb)],
          ['slide', t(texts.linkSlide)],
        ]}
        onChange={choose}
      />
      {kind === 'web' ? (
        <>
          <WordsField
            label={t(texts.address)}
            maxLength={2000}
            value={link?.kind === 'web' ? link.address : ''}
            onChange={takeAddress}
          />
          {isBad ? (
            <p role="alert" className={styles.fault}>
              {t(texts.badAddress)}
            </p>
          ) : null}
        </>
      ) : null}
      {kind === 'slide' ? (
        <ChoiceField
          label={t(texts.linkSlide)}
          value={link?.kind === 'slide' ? link.slideId : undefined}
          options={slideIds.map((id, index) => [id, t(texts.slideNumber, { number: index + 1 })] as const)}
          onChange={(slideId) => setField('link', { kind: 'slide', slideId })}
        />
      ) : null}
    </Section>
  );
}
