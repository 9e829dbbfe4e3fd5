import { addPresets } from './preset.ts';
import { rarePresetTable } from './rare-preset-table.ts';

// Who imports this knows every preset shape: servers, who edits, and who is shown a rare one.
addPresets(rarePresetTable);
