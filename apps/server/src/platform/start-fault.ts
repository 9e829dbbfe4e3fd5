import { fill, type Language, type Message, type Text } from '@app/contract/base/messages.ts';

type Params = Record<string, string | number | Text>;

/** A reason not to start, put so that the person at the console can act on it. */
export class StartFault extends Error {
  readonly text: Message;
  readonly params: Params;

  constructor(text: Message, params: Params = {}) {
    super(sentence(text, params, 'en-US'));
    this.name = 'StartFault';
    this.text = text;
    this.params = params;
  }

  say(language: Language): string {
    return sentence(this.text, this.params, language);
  }
}

function sentence(text: Message, params: Params, language: Language): string {
  const filled = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? fill(value, language) : value,
  ]);
  return fill(text, language, Object.fromEntries(filled));
}

/** The console speaks the language of the machine's locale. */
export function consoleLanguage(env: NodeJS.ProcessEnv): Language {
  return /^zh/i.test(env['LC_ALL'] ?? env['LANG'] ?? '') ? 'zh-CN' : 'en-US';
}
