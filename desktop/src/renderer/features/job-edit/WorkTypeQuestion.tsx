// A work type that changes under issued tasks is asked about, with what it does to the job.
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import type { JobValues } from '@lotline/schema/domain/job/job.fields';
import {
  issuedTasksSentence,
  workTypeChangeSentence,
  workTypeQuestion,
  type WorkTypeForm,
} from '@lotline/schema/domain/job/work-type-change.rules';
import type { JobForm } from './use-job-form.ts';
import type { Asked } from './use-job-save.ts';
import type { JobSettings } from './use-job-settings.ts';
import styles from './JobEditFrame.module.css';

interface WorkTypeQuestionProps {
  readonly job: JobForm;
  /** As the job stands. */
  readonly before: JobValues;
  readonly asked: Asked;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function WorkTypeQuestion({ job, before, asked, onConfirm, onClose }: WorkTypeQuestionProps) {
  const { form, settings, settingsBefore } = job;
  const said =
    settings === null || settingsBefore === null
      ? []
      : workTypeChangeSentence({
          from: formOf(settingsBefore),
          to: formOf(settings),
          before,
          after: form.values,
          settings: asked.settings,
        });
  const footer = (
    <>
      <Button kind="primary" onClick={onConfirm}>
        Change the work type
      </Button>
      <Button data-autofocus onClick={onClose}>
        Keep editing
      </Button>
    </>
  );
  return (
    <Sheet title={workTypeQuestion(String(form.values['workType']))} footer={footer} onClose={onClose}>
      <p>{issuedTasksSentence(asked.issuedTasks)}</p>
      {said.length === 0 ? null : (
        <ul className={styles.consequences}>
          {said.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

const formOf = ({ addressType, templates }: JobSettings): WorkTypeForm => ({
  addressType,
  ownFields: templates.map(({ fieldName }) => fieldName),
});
