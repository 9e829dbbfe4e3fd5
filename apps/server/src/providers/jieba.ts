import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';

// Loaded with the first text: the dictionary takes room and a second. Who asks and who reads in a process share it.
let loaded: Jieba | undefined;

/** The words of Chinese. */
export const jieba = (): Jieba => (loaded ??= Jieba.withDict(dict));
