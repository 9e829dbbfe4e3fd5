import { FileLibrary } from '../../features/library/components/file-library.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return <FileLibrary title={t(title)} />;
}
