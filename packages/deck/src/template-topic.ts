/** What the templates that come with the product are for. */
export const templateTopics = ['teaching', 'business', 'launch', 'festival'] as const;

/** See `templateTopics`. */
export type TemplateTopic = (typeof templateTopics)[number];
