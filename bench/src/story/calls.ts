import type { Talk } from '@app/contract/project/schema.ts';
import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { taskState } from '@app/contract/task/states/task-state.ts';
import { at, makeDeck, para, sp } from '@app/deck/pptx/testing.ts';

export type Calls = ReturnType<typeof createCalls>;
export type Shared = { projectId: string; code: string; extractionCode: string };

/** What an owner does that is not being measured, by the calls. */
export function createCalls(origin: string, token: string) {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/web-api/portrait${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T };
    if (code !== 200) throw new Error(`${path} was refused with ${code}: ${msg}`);
    return data;
  }
  const post = <T>(path: string, body: unknown) => call<T>('POST', path, body);

  return {
    talk: (id: string) => call<Talk>('GET', `/project/info/${id}`),
    async track(id: string, page: number): Promise<PageTrack> {
      const { pages } = await this.talk(id);
      return (await (await fetch(origin + pages[page]?.broadcast?.trackUrl)).json()) as PageTrack;
    },
    async sampleId(title: string): Promise<string> {
      const { list } = await post<{ list: { id: string; title: string }[] }>('/project/list', {});
      return list.find((project) => project.title === title)?.id ?? '';
    },
    remove: (id: string) => call('DELETE', `/project/delete/${id}`),
    async share(projectId: string): Promise<Shared> {
      const wish = { id: projectId, validityDays: 1, people: 100, codeKind: 'auto' };
      return { ...(await post<Shared>('/project/share', wish)), projectId };
    },
    async upload(bytes: Uint8Array): Promise<string> {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), 'deck.pptx');
      return (await post<{ id: string }>('/upload/add', form)).id;
    },
    /** A project whose pages are on their way. */
    async beginImport(docId: string): Promise<{ id: string; taskId: string }> {
      const { id } = await post<{ id: string }>('/project/add', { title: 'bench' });
      return { id, ...(await post<{ taskId: string }>('/project/ppt', { id, docId })) };
    },
    /** Waits until the pages are in. */
    async imported(taskId: string): Promise<void> {
      await until(async () => {
        const { state, reason } = await call<{ state: number; reason: string }>('GET', `/task/get/${taskId}`);
        const name = taskState.decode(state);
        if (name === 'failed') throw new Error(`the import failed: ${reason}`);
        return name === 'complete';
      });
    },
    async chooseAvatar(id: string) {
      const { list } = await post<{ list: { id: string }[] }>('/avatars/list', { tab: 'template' });
      return call<unknown>('PUT', '/project/update', { id, avatarsId: list[0]?.id });
    },
    addPage: (projectId: string, slide: unknown) =>
      post('/courseware/page/addOrUpdate', { projectId, index: 0, slide }),
    confirm: (projectId: string) => post<{ pages: number }>('/courseware/generated', { projectId }),
  };
}

/** Slides with one line each, and notes that are spoken. */
export const spokenDeck = (scripts: readonly string[]): Uint8Array =>
  makeDeck({
    slides: scripts.map((notes, index) => ({
      shapes: sp(at(50, 50, 800, 80), `<a:bodyPr/>${para(`第 ${index + 1} 页`)}`),
      notes,
    })),
  });

/** Asks until it is so, often enough for the figures that wait for it. */
export async function until(isSo: () => Promise<boolean>, everyMs = 50, limitMs = 600_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not so after ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
