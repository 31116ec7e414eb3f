// One person: head with what can be done, and the tabs profile, groups, rights, activity, open tasks, devices, documents, history (screens.md §2.17).
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LogIn, LogOut, Mail, UserRoundCog } from 'lucide-react';
import { canSetAccess } from '@lotline/schema/domain/rights/person-changes.rules';
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import { PERSON } from '@lotline/schema/domain/rights/person.fields';
import { canImpersonate } from '@lotline/schema/domain/rights/impersonation.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { useActor } from '@lotline/web-session/react/me-context';
import { useTitle } from '../../platform/frame/use-title.ts';
import { PlainTag } from '../../platform/list/Cells.tsx';
import { AbsentRecord } from '../../platform/record/AbsentRecord.tsx';
import { RecordFrame } from '../../platform/record/RecordFrame.tsx';
import { AccessSheet } from './AccessSheet.tsx';
import { desktopBridge } from '../../platform/shell/desktop-bridge.ts';
import { ImpersonateSheet } from './ImpersonateSheet.tsx';
import { InvitationSheet } from './InvitationSheet.tsx';
import { LIST_PATH, nameOf, personPath, stateWords, type Person } from './person-data.ts';
import { PERSON_TABS } from './person-tabs.tsx';
import { PersonSheet } from './PersonSheet.tsx';
import { usePerson } from './use-people.ts';

const LIST = { label: 'Users', path: LIST_PATH };

export function PersonPage() {
  const params = useParams();
  const id = Number(params['id']);
  const { person, ...read } = usePerson(id);
  useTitle(person === null ? 'Person' : nameOf(person));
  if (person !== null) return <Shown key={id} person={person} tab={params['tab'] ?? ''} />;
  return <AbsentRecord called="person" list={LIST} read={read} />;
}

type Open = 'invitation' | 'access' | 'impersonate';

function Shown({ person, tab }: { readonly person: Person; readonly tab: string }) {
  const toast = useToast();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <RecordFrame
      {...{
        record: PERSON,
        id: person.id,
        name: nameOf(person),
        list: LIST,
        tabs: PERSON_TABS,
        tab,
        props: { person },
        pathOf: personPath,
      }}
      marks={person.state === 'active' ? null : <PlainTag>{stateWords(person.state)}</PlainTag>}
      actions={<Actions person={person} onOpen={setOpen} />}
      edit={(onClose) => (
        <PersonSheet
          person={person}
          onClose={onClose}
          onSaved={() => {
            onClose();
            toast.success('Saved.');
          }}
        />
      )}
    >
      {open === 'invitation' ? <InvitationSheet person={person} isAgain onClose={close} /> : null}
      {open === 'access' ? <AccessSheet person={person} onClose={close} /> : null}
      {open === 'impersonate' ? <ImpersonateSheet person={person} onClose={close} /> : null}
    </RecordFrame>
  );
}

interface ActionsProps {
  readonly person: Person;
  readonly onOpen: (open: Open) => void;
}

const ACCESS_WORDS = { active: 'Disable', invited: 'Withdraw invitation' } as const;

function Actions({ person, onOpen }: ActionsProps) {
  const canLogIn = person.state === 'disabled';
  const claims = person.roles.flatMap((role) => role.claims).filter(isClaim);
  const verdict = canSetAccess(useActor(), { id: person.id, claims }, canLogIn);
  const label = person.state === 'invited' ? ACCESS_WORDS.invited : ACCESS_WORDS.active;
  return (
    <>
      {person.state === 'invited' ? (
        <Button icon={Mail} onClick={() => onOpen('invitation')}>
          Invite again
        </Button>
      ) : null}
      <SignInAs person={person} onOpen={() => onOpen('impersonate')} />
      <Button
        icon={canLogIn ? LogIn : LogOut}
        refusedBecause={verdict.ok ? undefined : sayError(verdict.code, verdict.details)}
        reason="pressed"
        onClick={() => onOpen('access')}
      >
        {canLogIn ? 'Enable' : label}
      </Button>
    </>
  );
}

const IN_BROWSER = 'Open Lotline in a browser for this: it needs a tab of its own.';

/** Whoever may not at all is not offered it. */
function SignInAs({ person, onOpen }: { readonly person: Person; readonly onOpen: () => void }) {
  const actor = useActor();
  if (!actor.claims.has('CAN_IMPERSONATE_USERS')) return null;
  const { id, state, isSubcontractor } = person;
  const claims = person.roles.flatMap((role) => role.claims).filter(isClaim);
  const verdict = canImpersonate(actor, { id, canLogIn: state !== 'disabled', claims, isSubcontractor });
  const refusal = verdict.ok ? undefined : sayError(verdict.code, verdict.details);
  return (
    <Button
      icon={UserRoundCog}
      refusedBecause={refusal ?? (desktopBridge() === null ? undefined : IN_BROWSER)}
      reason="pressed"
      onClick={onOpen}
    >
      Sign in as…
    </Button>
  );
}
