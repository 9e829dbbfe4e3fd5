// The sample talk of a real product, shared with visitors, and what its server counted.
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { administratorSession, call } from './account.ts';
import { type Product, startProduct } from './server.ts';

const samples = join(import.meta.dirname, '../../apps/server/samples');

/** A product of its own, so that it may be ended in the middle of a talk. */
export const startWithSamples = () => startProduct({ SAMPLES_DIR: samples });

export type SharedTalk = {
  id: string;
  projectId: string;
  title: string;
  code: string;
  extractionCode: string;
};

/** Shares one of the administrator's samples. */
export async function shareSample(product: Product, title = '认识太阳系'): Promise<SharedTalk> {
  const { accessToken } = await administratorSession(product);
  const { list } = (await call(product, '/project/list', {}, accessToken)) as {
    list: { id: string; title: string }[];
  };
  const id = list.find((project) => project.title === title)?.id ?? '';
  const wish = { id, validityDays: 1, people: 10, codeKind: 'auto' };
  const share = (await call(product, '/project/share', wish, accessToken)) as Omit<SharedTalk, 'title'>;
  return { ...share, projectId: id, title };
}

/** How many places of the shares of a project are taken. */
export async function takenPlaces(product: Product, projectId: string): Promise<number> {
  const { accessToken } = await administratorSession(product);
  const path = shareRoutes.sharesOfProject.path.replace('/web-api/portrait', '');
  const { list } = (await call(product, path, { id: projectId }, accessToken)) as {
    list: { usedPlaces: number }[];
  };
  return list.reduce((sum, { usedPlaces }) => sum + usedPlaces, 0);
}

/** How often the server took a call of this name, by its own count. */
export async function callsTaken(product: Product, name: string): Promise<number> {
  const text = await (await fetch(`${product.address}/metrics`)).text();
  const row = new RegExp(`^rostrum_request_seconds_count\\{call="[^"]*${name}",status="200"\\} (\\d+)`, 'm');
  return Number(row.exec(text)?.[1] ?? 0);
}

/** Counts what comes over the wire for everything that is asked for before a first answer from such an address. */
export async function bytesBefore(page: Page, address: RegExp): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const asked = new Set<string>();
  let bytes = 0;
  let isOver = false;
  session.on('Network.requestWillBeSent', ({ requestId }) => isOver || asked.add(requestId));
  session.on('Network.responseReceived', ({ response }) => {
    isOver ||= address.test(response.url);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

/** Opens a shared talk as a visitor does who knows the code. */
export async function enterTalk(page: Page, { code, extractionCode, title }: SharedTalk): Promise<void> {
  await page.goto(`/share-login?code=${code}`);
  await page.getByLabel('提取码').fill(extractionCode);
  await page.getByRole('button', { name: '打开' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
