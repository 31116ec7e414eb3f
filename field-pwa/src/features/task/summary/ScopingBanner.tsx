// 'Scoping complete', or a prompt to make it so, where the work type's addresses earn the scoping bonus (specification 1 §2).
import { Check } from 'lucide-react';
import { scopingBonus } from '@lotline/schema/domain/job/site-contact.rules';
import { displayNameOf } from '@lotline/schema/domain/settings/optional-fields.setting';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { canEditContact } from '../facts/job-edits.ts';
import { useTaskPage } from '../task-page-context.ts';

export function ScopingBanner() {
  const page = useTaskPage();
  const { job, settings, isJobAssigned, show } = page;
  const state = scopingBonus(job, settings.address.addressSetting.hasScopingBonus);
  if (state === 'none') return null;
  if (state === 'complete') {
    return (
      <Banner tone="ok" icon={Check}>
        Scoping complete
      </Banner>
    );
  }
  // Nobody is asked to earn it who may no longer.
  if (!isJobAssigned) return null;
  const developer = displayNameOf(settings.names, 'developer', 'Developer');
  const edit = canEditContact(page) ? (
    <Button tight onClick={() => show({ name: 'developer' })}>
      Update
    </Button>
  ) : undefined;
  return (
    <Banner title="Scoping is not complete" action={edit}>
      {`Update ${developer} and the site contact’s phone to earn the scoping bonus.`}
    </Banner>
  );
}
