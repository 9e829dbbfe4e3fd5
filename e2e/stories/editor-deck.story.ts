// A deck of six slides from nothing, as somebody makes it who knows other slide programs: in Chinese with the mouse, and
// again in English with the keyboard alone. Both find the same buttons by their names, so either pairing tells as much.
import type { Page } from '@playwright/test';
import { aUser, call, logIn, openAs } from '../src/account.ts';
import type { Account, Product } from '../src/server.ts';
import { expect, test } from '../src/test.ts';

const languages = {
  'zh-CN': {
    create: '新建项目',
    blank: /从空白页开始/,
    strip: '页面',
    fromLayout: '按版式新建',
    layouts: ['标题和内容', '标题和内容', '两栏', '节标题', '引言'],
    sky: '晴空',
    chart: '图表',
    table: '表格',
    shapes: '形状',
    oval: '椭圆',
    script: '讲稿',
    saved: /^已保存/,
    words: {
      title: '认识太阳系',
      subtitle: '八颗行星和一颗恒星',
      heading: '行星的大小',
      points: ['木星最大', '水星最小'],
      left: '内行星',
      right: '外行星',
      section: '第二部分',
      quote: '我们都是星尘。',
      spoken: '大家好，今天我们来认识太阳系。',
    },
  },
  'en-US': {
    create: 'New project',
    blank: /start with a blank page/,
    strip: 'Slides',
    fromLayout: 'New slide from a layout',
    layouts: ['Title and content', 'Title and content', 'Two columns', 'Section', 'Quote'],
    sky: 'Sky',
    chart: 'Chart',
    table: 'Table',
    shapes: 'Shapes',
    oval: 'Oval',
    script: 'Script',
    saved: /^Saved/,
    words: {
      title: 'Meet the solar system',
      subtitle: 'Eight planets and one star',
      heading: 'How large they are',
      points: ['Jupiter is the largest', 'Mercury is the smallest'],
      left: 'Inner planets',
      right: 'Outer planets',
      section: 'Part two',
      quote: 'We are made of star stuff.',
      spoken: 'Hello, today we meet the solar system.',
    },
  },
} as const;

type Language = keyof typeof languages;
type Texts = (typeof languages)[Language];

const element = (page: Page, words: string) => page.locator('[data-element]').filter({ hasText: words });
const slides = (page: Page, texts: Texts) =>
  page.getByRole('navigation', { name: texts.strip }).getByRole('option');

/** A new project of somebody new, with one page on which nothing is written. */
async function beginBlank(page: Page, product: Product, language: Language): Promise<Account> {
  const account = await aUser(product);
  await page.addInitScript((chosen) => {
    localStorage.setItem('language', chosen);
    // A new user sees slides first; stories begin with scripts.
    localStorage.setItem('projectView', 'slides');
  }, language);
  await openAs(page, product, account, '/project');
  const texts = languages[language];
  await page.getByRole('button', { name: texts.create }).first().click();
  return account;
}

/** What the server keeps, read anew: the words of each slide, and what kinds of things stand on it. */
async function keptSlides(page: Page, product: Product, account: Account) {
  const projectId = new URL(page.url()).searchParams.get('id') ?? '';
  const { accessToken } = await logIn(product, account);
  const { list } = (await call(product, '/courseware/page/list', { projectId }, accessToken)) as {
    list: { elementList: { type: string }[]; layoutId: string; content: string }[];
  };
  return list.map(({ elementList, layoutId, content }) => ({
    layoutId,
    content,
    kinds: elementList.map(({ type }) => type),
    text: JSON.stringify(elementList),
  }));
}

async function expectHandsome(page: Page, product: Product, account: Account, { words, saved }: Texts) {
  await expect(page.getByText(saved).filter({ visible: true })).toBeVisible();
  await expect(async () => {
    const kept = await keptSlides(page, product, account);
    expect(kept.map(({ layoutId }) => layoutId.replace('default-', ''))).toEqual([
      'title',
      'content',
      'content',
      'columns',
      'section',
      'quote',
    ]);
    const [opening, points, figures, columns, section, quote] = kept;
    expect(opening?.text).toContain(words.title);
    expect(opening?.text).toContain(words.subtitle);
    expect(opening?.content).toBe(words.spoken);
    for (const point of words.points) expect(points?.text).toContain(point);
    expect(figures?.kinds).toEqual(['text', 'chart']);
    expect(columns?.kinds).toEqual(['text', 'text', 'table']);
    expect(columns?.text).toContain(words.left);
    expect(section?.text).toContain(words.section);
    expect(section?.kinds).toContain('shape');
    expect(quote?.text).toContain(words.quote);
  }).toPass();
  await page.reload();
  await expect(page.getByRole('application')).toBeVisible();
  await expect(element(page, words.title).first()).toBeVisible();
}

test('six slides are made with the mouse, in Chinese', async ({ page, product }) => {
  const texts = languages['zh-CN'];
  const { words } = texts;
  const account = await beginBlank(page, product, 'zh-CN');
  await page.getByRole('button', { name: texts.blank }).click();
  const canvas = page.getByRole('application');
  await expect(canvas).toBeVisible();
  const write = async (place: number, what: string) => {
    const box = canvas.locator('[data-element]').nth(place).locator('xpath=*[1]');
    await box.dblclick();
    await expect(canvas.locator('[contenteditable="true"]')).toBeFocused();
    await page.keyboard.type(what);
  };
  const addSlide = async (name: string, count: number) => {
    await page.getByRole('button', { name: texts.fromLayout }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(slides(page, texts)).toHaveCount(count);
  };

  await page.getByRole('button', { name: texts.sky, exact: true }).first().click();
  await write(0, words.title);
  await write(1, words.subtitle);
  await page.getByRole('textbox', { name: texts.script }).click();
  await page.keyboard.type(words.spoken);

  await addSlide(texts.layouts[0], 2);
  await write(0, words.heading);
  await write(1, words.points[0]);
  await page.keyboard.press('Enter');
  await page.keyboard.type(words.points[1]);

  // The chart takes the place that is empty, below the title.
  await addSlide(texts.layouts[1], 3);
  await write(0, words.heading);
  await page.getByRole('button', { name: texts.chart, exact: true }).click();
  await expect(canvas.locator('svg').first()).toBeVisible();

  await addSlide(texts.layouts[2], 4);
  await write(0, words.heading);
  await write(1, words.left);
  await page.getByRole('button', { name: texts.table, exact: true }).click();
  await page.getByRole('button', { name: /^3 .*3/ }).click();
  await expect(canvas.locator('td').first()).toBeVisible();

  await addSlide(texts.layouts[3], 5);
  await write(0, words.section);
  await page.getByRole('button', { name: texts.shapes, exact: true }).click();
  await page.getByRole('button', { name: texts.oval, exact: true }).click();
  await expect(canvas).toHaveAttribute('data-tool', 'draw');
  const room = await canvas.boundingBox();
  const [x, y] = [(room?.x ?? 0) + (room?.width ?? 0) * 0.6, (room?.y ?? 0) + (room?.height ?? 0) * 0.3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 90, { steps: 5 });
  await page.mouse.up();

  await addSlide(texts.layouts[4], 6);
  await write(0, words.quote);
  await expectHandsome(page, product, account, texts);
});

test('six slides are made with the keyboard alone, in English', async ({ page, product }) => {
  const texts = languages['en-US'];
  const { words } = texts;
  const account = await beginBlank(page, product, 'en-US');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole('button', { name: texts.blank }).focus();
  await press('Enter');
  const canvas = page.getByRole('application');
  const strip = page.getByRole('navigation', { name: texts.strip });
  await expect(canvas).toBeVisible();
  /** Goes from part to part until this one has the focus. */
  const goTo = async (part: typeof canvas) => {
    await expect(async () => {
      await press('F6');
      await expect(part.locator(':focus').or(part.and(page.locator(':focus')))).toBeVisible({
        timeout: 500,
      });
    }).toPass();
  };
  /** Writes into the first places of the slide, one after the other. */
  const write = async (...lines: string[]) => {
    await goTo(canvas);
    for (const [place, line] of lines.entries()) {
      if (place > 0) await press('Escape');
      await press('Tab', 'Enter');
      await expect(canvas.locator('[contenteditable="true"]')).toBeFocused();
      await page.keyboard.type(line);
    }
    await press('Escape', 'Escape');
  };
  const addSlide = async (name: string, count: number) => {
    await goTo(strip);
    await strip.getByRole('button', { name: texts.fromLayout }).focus();
    await press('Enter');
    await page.getByRole('button', { name, exact: true }).focus();
    await press('Enter');
    await expect(slides(page, texts)).toHaveCount(count);
  };
  const insert = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await press('Enter');
  };

  await write(words.title, words.subtitle);
  await press('Control+Alt+s');
  await expect(page.getByRole('textbox', { name: texts.script })).toBeFocused();
  await page.keyboard.type(words.spoken);
  await addSlide(texts.layouts[0], 2);
  await write(words.heading, words.points.join('\n'));
  await addSlide(texts.layouts[1], 3);
  await write(words.heading);
  await insert(texts.chart);
  await addSlide(texts.layouts[2], 4);
  await write(words.heading, words.left);
  await insert(texts.table);
  await expect(page.getByRole('button', { name: /^3 .*3/ })).toBeFocused();
  await press('ArrowRight', 'ArrowLeft', 'Enter');
  await expect(canvas.locator('td').first()).toBeVisible();
  await addSlide(texts.layouts[3], 5);
  await write(words.section);
  await goTo(canvas);
  await press('o', 'Enter');
  await addSlide(texts.layouts[4], 6);
  await write(words.quote);
  await expectHandsome(page, product, account, texts);
});
