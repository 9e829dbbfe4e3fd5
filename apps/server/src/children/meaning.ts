import { meaningFiles } from '../providers/meaning/files.ts';
import type { FromMeaningChild, ToMeaningChild } from '../providers/meaning/meaning-child.ts';
import { loadMeaningModel } from '../providers/meaning/model.ts';

// Tells what texts mean, as vectors. It has no database and no network.

const [engineFolder = ''] = process.argv.slice(2);
const model = loadMeaningModel(meaningFiles(engineFolder));
const tell = (message: FromMeaningChild) => process.send?.(message);

process.on('message', ({ id, texts }: ToMeaningChild) => {
  model
    .then((meaningsOf) => meaningsOf(texts))
    .then(
      (meanings) => tell({ id, meanings }),
      (error: unknown) => tell({ id, reason: error instanceof Error ? error.message : String(error) }),
    );
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
