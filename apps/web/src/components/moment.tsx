import { formatMinute, formatMoment } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';

/** When something was, in few words; who points at it reads the minute. */
export function Moment({ date, className }: { date: Date; className?: string | undefined }) {
  const { language } = useTexts();
  return (
    <time className={className} dateTime={date.toISOString()} title={formatMinute(date, language)}>
      {formatMoment(date, language)}
    </time>
  );
}
