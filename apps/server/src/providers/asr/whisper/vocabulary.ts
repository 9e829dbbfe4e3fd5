/** Tokens that are no text, as the model's own settings name them. */
export type SpecialTokens = {
  start: number;
  end: number;
  transcribe: number;
  noTimestamps: number;
  languages: { 'zh-CN': number; 'en-US': number };
  /** Never said, and never said first. */
  never: readonly number[];
  neverFirst: readonly number[];
};

type GenerationConfig = {
  decoder_start_token_id: number;
  eos_token_id: number;
  no_timestamps_token_id: number;
  task_to_id: { transcribe: number };
  lang_to_id: Record<string, number>;
  suppress_tokens: number[];
  begin_suppress_tokens: number[];
};

export function readSpecialTokens(generationConfig: string): SpecialTokens {
  const config = JSON.parse(generationConfig) as GenerationConfig;
  return {
    start: config.decoder_start_token_id,
    end: config.eos_token_id,
    transcribe: config.task_to_id.transcribe,
    noTimestamps: config.no_timestamps_token_id,
    languages: { 'zh-CN': config.lang_to_id['<|zh|>'] ?? 0, 'en-US': config.lang_to_id['<|en|>'] ?? 0 },
    never: config.suppress_tokens,
    neverFirst: config.begin_suppress_tokens,
  };
}

/** How large the memory of the decoder is. */
export type DecoderShape = { layers: number; heads: number; headSize: number };

type ModelConfig = { decoder_layers: number; decoder_attention_heads: number; d_model: number };

export function readDecoderShape(config: string): DecoderShape {
  const { decoder_layers, decoder_attention_heads, d_model } = JSON.parse(config) as ModelConfig;
  return {
    layers: decoder_layers,
    heads: decoder_attention_heads,
    headSize: d_model / decoder_attention_heads,
  };
}

/** Bytes that can be printed stand for themselves; the others got the letters from U+0100 on. */
function bytesByLetter(): Map<string, number> {
  const isPrinted = (byte: number): boolean =>
    (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || (byte >= 0xae && byte <= 0xff);
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const hidden = bytes.filter((byte) => !isPrinted(byte));
  return new Map(
    bytes.map((byte) => [String.fromCodePoint(isPrinted(byte) ? byte : 0x100 + hidden.indexOf(byte)), byte]),
  );
}

/** Makes text of tokens: each is a row of bytes, and a letter may be spread over several. */
export function createTokenReader(vocabulary: string): (tokens: readonly number[]) => string {
  const words = new Map(
    Object.entries(JSON.parse(vocabulary) as Record<string, number>).map(([word, token]) => [token, word]),
  );
  const byteOf = bytesByLetter();
  return (tokens) => {
    const letters = tokens.flatMap((token) => [...(words.get(token) ?? '')]);
    const bytes = letters.flatMap((letter) => byteOf.get(letter) ?? []);
    return new TextDecoder().decode(Uint8Array.from(bytes)).trim();
  };
}
