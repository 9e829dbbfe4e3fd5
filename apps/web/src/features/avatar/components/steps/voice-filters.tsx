import type { Message } from '@app/contract/base/messages.ts';
import type { Voice } from '@app/contract/speech/routes.ts';
import { type VoiceCharacter, voiceCharacters } from '@app/contract/speech/states/character.ts';
import { contentLanguages } from '@app/contract/speech/states/language.ts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Button } from '../../../../components/button.tsx';
import { FilterSelect } from '../../../../components/filter-select.tsx';
import { nameOfLanguage } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { avatarTexts as texts } from '../../messages.ts';
import type { VoiceFilter } from '../../rules.ts';
import styles from './voice-picker.module.css';

const characters: Readonly<Record<VoiceCharacter, Message>> = {
  warm: texts.voiceWarm,
  lively: texts.voiceLively,
  calm: texts.voiceCalm,
  strong: texts.voiceStrong,
  formal: texts.voiceFormal,
};

type Props = { voices: readonly Voice[]; filter: VoiceFilter; onChange: (filter: VoiceFilter) => void };

/** Narrows the voices by what they are like; only by what tells some of them from others. */
export function VoiceFilters({ voices, filter, onChange }: Props) {
  const { t, language } = useTexts();
  const narrow = (change: Partial<VoiceFilter>) => onChange({ ...filter, ...change });
  const among = <Name extends string>(
    names: readonly (readonly [Name, string])[],
    has: (voice: Voice, name: Name) => boolean,
  ) => names.filter(([name]) => voices.some((voice) => has(voice, name)));
  const languages = among(
    contentLanguages.map((one) => [one, nameOfLanguage(one, language)] as const),
    (voice, one) => voice.languages.includes(one),
  );
  const sexes = among(
    [
      ['female', t(texts.female)],
      ['male', t(texts.male)],
    ],
    ({ sex }, name) => sex === name,
  );
  const ages = among(
    [
      ['adult', t(texts.adult)],
      ['child', t(texts.child)],
    ],
    ({ age }, name) => age === name,
  );
  const kinds = among(
    voiceCharacters.map((name) => [name, t(characters[name])] as const),
    ({ character }, name) => character === name,
  );
  const Star = filter.isFavourite ? IconStarFilled : IconStar;
  return (
    <div className={styles.filters}>
      {languages.length < 2 ? null : (
        <FilterSelect
          label={t(texts.byLanguage)}
          all={t(texts.anyLanguage)}
          value={filter.language}
          options={languages}
          onChange={(chosen) => narrow({ language: chosen })}
        />
      )}
      {sexes.length < 2 ? null : (
        <FilterSelect
          label={t(texts.bySex)}
          all={t(texts.anySex)}
          value={filter.sex}
          options={sexes}
          onChange={(sex) => narrow({ sex })}
        />
      )}
      {ages.length < 2 ? null : (
        <FilterSelect
          label={t(texts.byAge)}
          all={t(texts.anyAge)}
          value={filter.age}
          options={ages}
          onChange={(age) => narrow({ age })}
        />
      )}
      {kinds.length < 2 ? null : (
        <FilterSelect
          label={t(texts.byCharacter)}
          all={t(texts.anyCharacter)}
          value={filter.character}
          options={kinds}
          onChange={(character) => narrow({ character })}
        />
      )}
      <Button
        variant={filter.isFavourite ? 'light' : 'default'}
        size="sm"
        leftSection={<Star size={16} stroke={1.6} aria-hidden="true" />}
        aria-pressed={filter.isFavourite}
        onClick={() => narrow({ isFavourite: !filter.isFavourite })}
      >
        {t(texts.favourites)}
      </Button>
    </div>
  );
}
