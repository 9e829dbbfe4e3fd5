import { describe, expect, test } from 'vitest';
import type { PageOutline, Point, Unit } from './outline/outline.ts';
import { scriptText } from './plain.ts';
import { writeScripts } from './write-scripts.ts';

const page = (title: string, ...units: Unit[]): PageOutline => ({ title, subtitle: '', units });
const leaf = (text: string): Point => ({ text, parts: [], isItem: true });
const list = (...texts: string[]): Unit => ({ kind: 'points', points: texts.map(leaf) });
const picture = (words: string): Unit => ({ kind: 'picture', words });

/** What is said on the pages of a talk, its cover left out. */
const talk = (cover: string, ...pages: PageOutline[]): string[] =>
  writeScripts([page(cover), ...pages])
    .slice(1)
    .map((script) => (script ? scriptText(script) : ''));
const inEnglish = (...pages: PageOutline[]) => talk('Animals on the farm', ...pages);
const inChinese = (...pages: PageOutline[]) => talk('农场里的动物', ...pages);

describe('words that stand alone', () => {
  test('a sentence about a picture is said as it is', () => {
    const [english] = inEnglish(
      page('Ducks', list('Ducks live on ponds.'), picture('This is a cute duckling')),
    );
    expect(english).toContain('This is a cute duckling.');
    expect(english).not.toMatch(/picture/i);
    const [chinese] = inChinese(page('鸭子', list('鸭子生活在池塘里。'), picture('这是一只可爱的小鸭子')));
    expect(chinese).toContain('\n这是一只可爱的小鸭子。');
  });

  test('a name of a picture is still led to', () => {
    const [said] = inEnglish(page('Ducks', list('Ducks live on ponds.'), picture('a duckling on the grass')));
    expect(said).toContain('The picture shows a duckling on the grass.');
  });

  test.each([
    ["Let's swim", "Let's swim."],
    ["Don't forget!", "Don't forget!"],
    ['Please wash your hands', 'Please wash your hands.'],
    ['What a day!', 'What a day!'],
  ])('the title %j is said as it is', (title, sentence) => {
    const said = inEnglish(
      page('Ducks', list('Ducks live on ponds.')),
      page(title, list('The water is warm.')),
    );
    expect(said[1]).toMatch(new RegExp(`^${sentence}`));
  });

  test('a page of a picture below such a title does not take it for a thing', () => {
    const [said] = inEnglish(page("Let's swim!", { kind: 'picture' }));
    expect(said).toMatch(/^Let's swim!\n/);
    expect(inChinese(page('一起去游泳吧！', { kind: 'picture' }))[0]).toMatch(/^一起去游泳吧！\n/);
  });

  test('what is to be done is no member of a row', () => {
    const [said] = inEnglish(
      page(
        'Ducks',
        list(
          'They live on ponds near the old mill.',
          'Water birds',
          'Good swimmers',
          "Don't forget",
          "Let's swim",
        ),
      ),
    );
    expect(said).toMatch(/Don't forget\. Let's swim\./);
    expect(inChinese(page('鸭子', list('羽毛', '脚蹼', '快来看看吧', '别忘了')))[0]).toMatch(
      /快来看看吧。别忘了。/,
    );
  });

  test('a question keeps its capitals where it may hold a name, and nothing is put before it', () => {
    const [short, long] = talk(
      'Frameworks of the web',
      page('Why Blue River?', list('It is quick.')),
      page('How Can A School be Trusted by Blue River?', list('It can ask.')),
    );
    expect(short).toMatch(/^So, why Blue River\?/);
    expect(long).toMatch(/^How Can A School be Trusted by Blue River\?/);
  });

  test('a word with a hyphen becomes small like any other', () => {
    const [, said] = inEnglish(
      page('Ducks', list('Ducks live on ponds.')),
      page('Built-in feeders', list('They are filled by hand.')),
    );
    expect(said).toMatch(/built-in feeders\./);
  });
});
