// Edit Developer and Site Contact: what the work type lets the field edit; the builder list suggests, free text is allowed (spec 1 §6; 2 §5).
import { canEditContactField } from '@lotline/schema/domain/job/job.lifecycle';
import { developerAndSiteContactInput, type DeveloperAndSiteContactInput } from '@lotline/schema/domain/job/job.input';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { displayNameOf } from '@lotline/schema/domain/settings/optional-fields.setting';
import { sayError } from '@lotline/schema/errors/catalogue';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { KnownNameField } from '../../../platform/job-sheets/KnownNameField.tsx';
import { useKnownContacts } from '../../../platform/job-sheets/use-known-contacts.ts';
import { ofJob, type DeveloperInput } from '../../../platform/outbox/action-input.ts';
import { useTaskPage } from '../task-page-context.ts';
import { checkForm } from './form-problem.ts';
import { SaveButton } from './SaveButton.tsx';
import { SheetProblem } from './SheetProblem.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

function onlyTouched(value: DeveloperAndSiteContactInput, touched: object): DeveloperInput {
  const { id, developer, siteContact, siteContactPhone } = value;
  return {
    id,
    ...('developer' in touched && { developer }),
    ...('siteContact' in touched && { siteContact }),
    ...('siteContactPhone' in touched && { siteContactPhone }),
  };
}

export function DeveloperSheet() {
  const { job, actor, settings } = useTaskPage();
  const { value, change, changed, isDirty, leave, enqueue } = useSheetDraft('developer', {
    developer: job.developer ?? '',
    siteContact: job.siteContact ?? '',
    siteContactPhone: formatMobile(job.siteContactPhone ?? ''),
  });
  const contacts = useKnownContacts();
  const labels = {
    developer: displayNameOf(settings.names, 'developer', 'Developer'),
    siteContact: 'Site Contact',
    siteContactPhone: 'Site Contact Phone',
  };
  // What was not touched is not sent: it stays as it is, and an old number does not stand in the way of the rest.
  const checked = checkForm(developerAndSiteContactInput, { id: job.id, ...changed }, labels);
  const phoneError = !checked.ok && checked.field === 'siteContactPhone' ? checked.sentence : undefined;
  const mayDeveloper = canEditContactField(actor, settings.list, 'developer');
  const mayContact = canEditContactField(actor, settings.list, 'siteContact');
  const lockedHint = (verdict: typeof mayContact) => (verdict.ok ? undefined : sayError(verdict.code, verdict.details));
  const save = () => {
    if (!checked.ok || !isDirty) return;
    enqueue({ name: 'setDeveloper', input: onlyTouched(checked.value, changed), subject: ofJob(job.id), base: null });
  };
  const footer = <SaveButton problem={checked.ok ? undefined : checked.sentence} isTouched={isDirty} needsChange />;
  return (
    <Sheet
      title="Edit Developer and Site Contact"
      subtitle={`WO ${job.workOrder}`}
      footer={footer}
      onSubmit={save}
      onClose={leave}
      unsaved={isDirty}
    >
      <div className={layout.stack}>
        <SheetProblem of={['setDeveloper']} />
        <KnownNameField
          label={labels.developer}
          names={settings.builders}
          start={job.developer ?? ''}
          value={value.developer}
          disabled={!mayDeveloper.ok}
          hint={lockedHint(mayDeveloper)}
          onChange={(developer) => change({ developer })}
        />
        <KnownNameField
          label={labels.siteContact}
          names={contacts}
          start={job.siteContact ?? ''}
          autoCapitalize="words"
          value={value.siteContact}
          disabled={!mayContact.ok}
          hint={lockedHint(mayContact)}
          onChange={(siteContact) => change({ siteContact })}
        />
        <TextField
          label={labels.siteContactPhone}
          type="tel"
          inputMode="tel"
          value={value.siteContactPhone}
          disabled={!mayContact.ok}
          error={phoneError}
          onChange={(siteContactPhone) => change({ siteContactPhone })}
        />
      </div>
    </Sheet>
  );
}
