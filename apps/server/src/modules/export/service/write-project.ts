import {
  nowhere,
  projectEntries,
  projectFile,
  projectFileLimits,
} from '@app/contract/project-file/limits.ts';
import type { ProjectFile, ProjectFilePage } from '@app/contract/project-file/schema.ts';
import { idOfOwnVoice } from '@app/contract/voice/states/own-voice.ts';
import { mapDesignAddresses } from '@app/deck/design/addresses.ts';
import { mapSlideAddresses } from '@app/deck/elements/registry.ts';
import { deckVersion } from '@app/deck/migrate/migrate.ts';
import type { MediaSource } from '@app/deck/pptx/write/context.ts';
import type { Entry } from '@app/deck/pptx/write/part.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { buffer } from 'node:stream/consumers';
import type { AvatarService } from '../../avatar/service.ts';
import type { BroadcastService } from '../../broadcast/service.ts';
import type { WholeDeck } from '../../courseware/service.ts';
import type { DictionaryService } from '../../dictionary/service.ts';
import type { FileService } from '../../file/service.ts';
import { languageOfTexts, type ProjectRow, viewportOf } from '../../project/service.ts';

type Deps = {
  files: FileService;
  avatars: AvatarService;
  broadcasts: BroadcastService;
  dictionaries: DictionaryService;
};
type Outgoing = {
  project: ProjectRow;
  deck: WholeDeck;
  media: ReadonlyMap<string, MediaSource>;
  /** After each slide: others have their turn, and whoever cancels is heard. */
  afterSlide: (count: number) => Promise<void>;
};
type Written = { entries: Entry[]; missing: string[] };

/** A voice of somebody's own stays theirs. */
const sharedVoice = (ttsId: string | null): string | null =>
  ttsId !== null && idOfOwnVoice(ttsId) === undefined ? ttsId : null;

/** Collects the media that slides show, each once and under a name that is no path. */
function createMedia(media: ReadonlyMap<string, MediaSource>) {
  const names = new Map<string, string>();
  const entries: Entry[] = [];
  const missing = new Set<string>();
  return {
    entries,
    missing,
    nameOf(url: string): string {
      const source = media.get(url);
      if (!source) {
        missing.add(url);
        return nowhere;
      }
      const known = names.get(url) ?? `${names.size + 1}.${source.type}`;
      if (!names.has(url)) entries.push({ path: projectEntries.medium(known), content: source.read });
      names.set(url, known);
      return `media:${known}`;
    },
  };
}

/** Writes a project as the entries of one file, from which it can be made again: nothing of its account goes along. */
export function writeProject({ files, avatars, broadcasts, dictionaries }: Deps) {
  const read = (key: string) => async (): Promise<Uint8Array> => buffer(await files.open(key));

  /** The sounds of pages that are as their scripts want them, by page. */
  async function soundsOf(projectId: string, { pages }: WholeDeck) {
    const current = new Set(pages.filter(({ status }) => status === 'confirmed').map(({ id }) => id));
    const found = new Map<string, { sound: NonNullable<ProjectFilePage['sound']>; entries: Entry[] }>();
    for (const { pageId, audioKey: audio, trackKey: track } of await broadcasts.soundsOf(projectId)) {
      const said = current.has(pageId) ? await broadcasts.nameOf(projectId, pageId) : undefined;
      if (said === undefined) continue;
      const number = pages.findIndex(({ id }) => id === pageId) + 1;
      // A content is named by its hash.
      found.set(pageId, {
        sound: { audio, track, said },
        entries: [
          { path: projectEntries.audio(number), content: read(audio) },
          { path: projectEntries.track(number), content: read(track) },
        ],
      });
    }
    return found;
  }

  async function settingsOf({ id, title, questions, ...project }: ProjectRow, { slides }: WholeDeck) {
    const { voiceSettings, presenterLayout, ttsId } = project;
    const scripts = slides.map(({ script }) => (script ? scriptText(script) : ''));
    return {
      format: projectFile.format,
      version: projectFile.version,
      title,
      language: languageOfTexts([title, ...scripts]),
      // The width is the same for all.
      viewport: viewportOf(project) as ProjectFile['viewport'],
      deckVersion,
      presenter: await avatars.templateName(project.avatarsId),
      presenterLayout,
      voice: sharedVoice(ttsId),
      voiceSettings,
      questions: questions
        .slice(0, projectFileLimits.questions)
        .map((question) => question.slice(0, projectFileLimits.questionLength)),
      dictionary: await dictionaries.ownOf(id),
    };
  }

  async function pageOf({ voice, avatarId, presenterLayout, scriptEngine }: WholeDeck['pages'][number]) {
    const presenter = await avatars.templateName(avatarId);
    const own = voice && { ...voice, ttsId: sharedVoice(voice.ttsId) };
    return { presenter, presenterLayout, voice: own, scriptEngine };
  }

  return async ({ project, deck, media, afterSlide }: Outgoing): Promise<Written> => {
    const shown = createMedia(media);
    const sounds = await soundsOf(project.id, deck);
    const design = mapDesignAddresses(deck.design, shown.nameOf);
    const slides: Entry[] = [];
    for (const [at, slide] of deck.slides.entries()) {
      const content = JSON.stringify(mapSlideAddresses(slide, shown.nameOf));
      slides.push({ path: projectEntries.slide(at + 1), content });
      await afterSlide(at + 1);
    }
    const pages: ProjectFilePage[] = [];
    for (const page of deck.pages) {
      const sound = sounds.get(page.id)?.sound;
      pages.push({ ...(await pageOf(page)), ...(sound && { sound }) });
    }
    const words: ProjectFile = { ...(await settingsOf(project, deck)), design, pages };
    const entries = [
      { path: projectEntries.type, content: new TextEncoder().encode(projectFile.type) },
      { path: projectEntries.project, content: JSON.stringify(words, null, 2) },
      ...slides,
      ...shown.entries,
      ...[...sounds.values()].flatMap((sound) => sound.entries),
    ];
    return { entries, missing: [...shown.missing] };
  };
}
