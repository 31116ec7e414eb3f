// Where the person stands, with how exact that is: asked for by an action, never behind their back (specification 1 §9: at most 10 s old, within 5 s).
import { useState } from 'react';
import { LocateFixed } from 'lucide-react';
import type { Answer } from '@lotline/schema/domain/ticket/ticket';
import type { QuestionOf } from '@lotline/schema/domain/ticket/ticket-form';
import { answerText } from '@lotline/schema/domain/ticket/ticket.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { questionLabelClass, questionRowsClass, questionTextClass } from '@lotline/shared-ui/components/Ticket/TicketQuestion';
import { usePlatform } from '@lotline/web-session/react/platform-context';

interface PositionFieldProps {
  readonly question: QuestionOf<'position'>;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

const WISH: PositionOptions = { enableHighAccuracy: true, maximumAge: 10_000, timeout: 5_000 };
const FAILED: Readonly<Record<number, string>> = {
  1: 'This phone is not allowed to share its location. Allow it in the browser’s settings, or continue without it.',
  2: 'The location could not be found. Try again in the open, or continue without it.',
  3: 'Finding the location took too long. Try again in the open, or continue without it.',
};

export function PositionField({ question, answer, onAnswer }: PositionFieldProps) {
  const { clock } = usePlatform();
  const [state, setState] = useState<'ready' | 'asking' | number>('ready');
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setState('ready');
        onAnswer({
          latitude: rounded(latitude),
          longitude: rounded(longitude),
          accuracyMetres: Math.round(accuracy),
          at: clock.now().toISOString(),
        });
      },
      ({ code }) => setState(code),
      WISH,
    );
  };
  const text = answerText(question, answer);
  return (
    <div className={questionRowsClass}>
      <p className={questionLabelClass}>{question.label}</p>
      {text === '' ? null : <p className={questionTextClass}>{text}</p>}
      <Button icon={LocateFixed} busy={state === 'asking'} onClick={ask}>
        {text === '' ? 'Use my location' : 'Use my location again'}
      </Button>
      <p role="status">{typeof state === 'number' ? (FAILED[state] ?? FAILED[2]) : ''}</p>
    </div>
  );
}

/** Some 11 m at four decimals (specification 2 §9); five are a step. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
