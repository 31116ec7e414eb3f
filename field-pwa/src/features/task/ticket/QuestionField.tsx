// One question of the form on the phone: its photos are taken with the task's, and where the person stands is asked of the device.
import { useId } from 'react';
import { Camera } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import type { QuestionOf } from '@lotline/schema/domain/ticket/ticket-form';
import {
  Missing,
  questionLabelClass,
  questionRowsClass,
  TicketQuestion,
  type QuestionProps,
} from '@lotline/shared-ui/components/Ticket/TicketQuestion';
import { Check } from './Check.tsx';
import { PositionField } from './PositionField.tsx';

/** What only a link can answer. */
interface Places {
  readonly capturePath: string;
}

export function QuestionField({ capturePath, ...props }: QuestionProps & Places) {
  const { answer, onAnswer } = props;
  return (
    <TicketQuestion
      {...props}
      ofDevice={(question) =>
        question.kind === 'photo' ? (
          <PhotoField {...props} question={question} capturePath={capturePath} />
        ) : (
          <PositionField question={question} answer={answer} onAnswer={onAnswer} />
        )
      }
    />
  );
}

function PhotoField({ question, answer, onAnswer, missing, capturePath }: QuestionProps<QuestionOf<'photo'>> & Places) {
  const id = useId();
  return (
    <div className={questionRowsClass}>
      <p className={questionLabelClass}>{question.label}</p>
      <Link className={buttonClass({ wide: true })} to={capturePath}>
        <Icon of={Camera} />
        Take photos
      </Link>
      <Check isOn={answer === true} describedBy={missing === null ? undefined : id} onChange={(isOn) => onAnswer(isOn ? true : null)}>
        Taken: {question.label}
      </Check>
      {missing === null ? null : <Missing id={id}>{missing}</Missing>}
    </div>
  );
}
