import { fill } from '@app/contract/base/messages.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import type { VoiceChoice } from '@app/contract/speech/schema.ts';
import { emotionMessages } from '@app/contract/speech/states/emotion-messages.ts';
import { emotions } from '@app/contract/speech/states/emotion.ts';
import { languageOfText } from '@app/contract/speech/states/language.ts';
import { isSameVoice, usualSettings, voiceOnPage } from '@app/contract/speech/states/voice-choice.ts';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useId } from 'react';
import { Button } from '../../../../../components/button.tsx';
import { Card } from '../../../../../components/card.tsx';
import { SelectField } from '../../../../../components/select-field.tsx';
import { formatPercent } from '../../../../../lib/format.ts';
import { useTexts } from '../../../../../lib/texts.ts';
import { useAvatar, type useVoices } from '../../../../avatar/api.ts';
import { voiceIn } from '../../../../avatar/rules.ts';
import { Choices, ScopeChoice, useScope } from '../choices.tsx';
import styles from './manner-panel.module.css';
import { mannerTexts as texts } from './messages.ts';
import { sentenceToHear } from './sentence-to-hear.ts';
import { useVoiceChoice } from './use-voice-choice.ts';
import { useWords } from './use-words.ts';

type Props = {
  project: Project;
  /** The page that is looked at: it may be spoken in a manner of its own. */
  page: CoursewarePage;
  voices: ReturnType<typeof useVoices>;
};

const dials = ['pace', 'intonation', 'volume'] as const;
const states = { idle: undefined, saving: texts.saving, saved: texts.saved };
/** Emotions with the ordinary first. */
const feelings = ['general', ...emotions.filter((each) => each !== 'general')] as const;

/** How the deck or the page that is looked at is spoken; what is set can be heard with a sentence of the page. */
export function MannerPanel({ project, page, voices }: Props) {
  const { t, language } = useTexts();
  const [scope, setScope] = useScope(page.id, page.voice !== null);
  const choice = useVoiceChoice(project.id);
  const pageId = scope === 'page' ? page.id : undefined;
  const draft = choice.draftOf(pageId);
  const own = draft ? draft.settings : scope === 'page' ? page.voice : deckChoice(project);
  const { ttsId } = project;
  const shown =
    own ?? (scope === 'page' ? voiceOnPage(project, { ...page, voice: null }) : usualVoice(ttsId));
  const change = (changed: Partial<VoiceChoice>) => {
    // The voice of a page is its own only where one is chosen for it.
    const chosen = scope === 'page' ? (own?.ttsId ?? null) : ttsId;
    choice.set({ pageId, settings: { ...shown, ttsId: chosen, ...changed } });
  };
  const state = states[choice.state];
  return (
    <Card title={t(texts.title)} actions={<small role="status">{state && t(state)}</small>}>
      <div className={styles.manner} data-keep-clear="true">
        <ScopeChoice value={scope} onChange={setScope} />
        {scope === 'page' ? (
          <SelectField
            label={t(texts.voice)}
            value={own?.ttsId ?? ''}
            options={[
              ['', t(texts.voiceAsDeck)],
              ...(voices.data?.list ?? []).map((each) => [each.ttsId, fill(each.name, language)] as const),
            ]}
            onChange={({ currentTarget }) => change({ ttsId: currentTarget.value || null })}
          />
        ) : null}
        {dials.map((name) => (
          <Dial key={name} name={name} value={shown[name]} onChange={(value) => change({ [name]: value })} />
        ))}
        <div>
          <span className={styles.label} aria-hidden="true">
            {t(emotionMessages.emotion)}
          </span>
          <Choices
            legend={t(emotionMessages.emotion)}
            columns={2}
            value={shown.emotion}
            options={feelings}
            labelOf={(each) => t(emotionMessages[each])}
            onChange={(emotion) => change({ emotion })}
          />
        </div>
        <p className={styles.note}>
          {t(scope === 'deck' ? texts.forDeck : own === null ? texts.asDeck : texts.own)}
        </p>
        <div className={styles.actions}>
          <HearButton
            project={project}
            page={scope === 'page' ? page : { ...page, avatarId: null }}
            choice={shown}
            voices={voices}
          />
          {own === null ? null : (
            <Button
              variant="subtle"
              size="sm"
              onClick={() => choice.set({ pageId, settings: scope === 'page' ? null : usualVoice(ttsId) })}
            >
              {t(scope === 'page' ? texts.toDeck : texts.toUsual)}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** The voice of a deck as it is; which one it is was chosen with the presenter. */
const usualVoice = (ttsId: string | null): VoiceChoice => ({ ttsId, ...usualSettings });

/** What was set for the deck; null where that is the usual. */
function deckChoice({ ttsId, voiceSettings }: Project): VoiceChoice | null {
  const set = { ttsId, ...usualSettings, ...voiceSettings };
  return isSameVoice(set, usualVoice(ttsId)) ? null : set;
}

type DialProps = { name: (typeof dials)[number]; value: number; onChange: (value: number) => void };

function Dial({ name, value, onChange }: DialProps) {
  const { t, language } = useTexts();
  const id = useId();
  const { min, max } = speechLimits[name];
  const said = formatPercent(value, language);
  return (
    <div>
      <div className={styles.label}>
        <label htmlFor={id}>{t(texts[name])}</label>
        <output htmlFor={id}>{said}</output>
      </div>
      <input
        id={id}
        className={styles.dial}
        type="range"
        min={min}
        max={max}
        step={0.05}
        value={value}
        aria-valuetext={said}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  );
}

function HearButton({ project, page, choice, voices }: Props & { choice: VoiceChoice }) {
  const { t } = useTexts();
  const { isHeard, toggle } = useWords();
  const presenter = useAvatar(page.avatarId ?? project.avatarsId);
  const { ttsId: chosen, ...settings } = choice;
  const ttsId =
    chosen ??
    voiceOnPage(project, { ...page, voice: null }).ttsId ??
    voiceIn(presenter, languageOfText(page.content));
  const text = sentenceToHear(page.content);
  if (!ttsId || text === undefined || voices.data?.engine.state === 'missing') return null;
  const speechStyle = presenter?.speechStyle ?? 'natural';
  const Sign = isHeard ? IconPlayerStop : IconVolume;
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<Sign size={16} stroke={1.6} aria-hidden="true" />}
      aria-pressed={isHeard}
      onClick={() => toggle({ ttsId, text, speechStyle, settings })}
    >
      {t(isHeard ? texts.stop : texts.hear)}
    </Button>
  );
}
