import { fill, type Language, messageByKey } from '@app/contract/base/messages.ts';
import type { OwnVoice, VoiceConsentRecord } from '@app/contract/voice/schema.ts';
import { ownTtsId } from '@app/contract/voice/states/own-voice.ts';
import { statementOf } from './rules.ts';
import type { VoiceView } from './store.ts';
import type { ConsentRow } from './tables.ts';

export function presentVoice({ voice, progress }: VoiceView, language: Language): OwnVoice {
  const { id, name, state, kind, engine, taskId, fault, made, createdAt } = voice;
  const text = fault ? messageByKey(fault.key) : undefined;
  return {
    id,
    ttsId: ownTtsId(id),
    name,
    state,
    kind,
    engine,
    language: voice.language,
    taskId,
    progress: progress ?? 0,
    reason: fault && text ? fill(text, language, fault.params) : '',
    match: made?.match ?? null,
    createdAt,
  };
}

export const presentConsent = (row: ConsentRow, language: Language): VoiceConsentRecord => ({
  id: row.id,
  subject: row.subject,
  person: row.person,
  statement: statementOf(row, language),
  version: row.version,
  recordingHash: row.recordingHash,
  engine: row.engine,
  agreedAt: row.createdAt,
  voice: { id: row.voiceId, name: row.voiceName },
  until: row.until,
});
