// The list of people (screens.md §2.17): a declared list. With CAN_MANAGE_ROLE_CLAIMS alone its rows do not open.
import { useState } from 'react';
import { ExternalLink, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { canManagePeople } from '@lotline/schema/domain/rights/person-changes.rules';
import { PERSON_LIST } from '@lotline/schema/domain/rights/person.columns';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { useActor } from '@lotline/web-session/react/me-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { AdminTabs } from '../../platform/admin/AdminTabs.tsx';
import { Line, PlainTag } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { declarePage, useDeclaredPage } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import { hasFilter } from '../../platform/list/list-query.ts';
import { PreviewFacts, PreviewPane, PreviewSection } from '../../platform/list/PreviewPane.tsx';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { RecordHistory } from '../../platform/record/RecordHistory.tsx';
import { InvitationSheet } from './InvitationSheet.tsx';
import { LIST_PATH, nameOf, personPath, stateWords, type Person, type PersonRow } from './person-data.ts';
import { PersonSheet } from './PersonSheet.tsx';
import { profileFacts } from './profile-facts.tsx';
import { usePeople, usePerson, useRoleOptions } from './use-people.ts';

const nameOfRow = ({ name }: PersonRow): string => name;
const columnsFor = (actor: Actor) =>
  declaredColumns<typeof PERSON_LIST, PersonRow>(PERSON_LIST, actor, {
    name: {
      isName: true,
      width: 236,
      cell: ({ name, state }) => (
        <Line>
          {name}
          {state === 'active' ? null : <PlainTag>{stateWords(state)}</PlainTag>}
        </Line>
      ),
    },
    email: { width: 248 },
    roles: { width: 176 },
    groups: { width: 176 },
    lastSignInAt: { width: 184 },
    lastSyncAt: { width: 184 },
    devices: { width: 88 },
    appVersion: { width: 112, fromWidth: 1550 },
    isSubcontractor: { width: 120, fromWidth: 1700 },
    state: { startsHidden: true },
    invitedAt: { startsHidden: true, width: 184 },
  });

const PAGE = declarePage<PersonRow>({
  list: PERSON_LIST,
  called: 'users',
  filters: filterDefinitions(PERSON_LIST, ['state', 'role', 'nogroup', 'norole']),
  columns: columnsFor,
  does: [{ keys: ['N'], does: 'Invite someone', hint: 'invite' }],
  nameOf: nameOfRow,
  pathOf: personPath,
});
const READ_ALONE = { pathOf: () => LIST_PATH };

export function PeoplePage() {
  const mayOpen = canManagePeople(useActor()).ok;
  const screen = useDeclaredPage(PAGE, usePeople, mayOpen ? {} : READ_ALONE);
  const options = useRoleOptions(screen.openFilter !== null || hasFilter(screen.spec.address.query, 'role'), mayOpen);
  const [isInviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<Person | null>(null);
  useHotkeys(mayOpen ? { n: () => setInviting(true) } : {});
  return (
    <>
      <DeclaredListPage
        page={PAGE}
        screen={screen}
        options={options}
        hints={mayOpen ? PAGE.hints : PAGE.hints.slice(0, 1)}
        tabs={<AdminTabs />}
        actions={
          mayOpen ? (
            <Button kind="primary" icon={UserPlus} onClick={() => setInviting(true)}>
              Invite
            </Button>
          ) : null
        }
        preview={({ id, onStep, onClose }) => (mayOpen ? <Preview key={id} {...{ id, onStep, onClose }} /> : null)}
      />
      {isInviting ? (
        <PersonSheet
          person={null}
          onClose={() => setInviting(false)}
          onSaved={(person) => {
            setInviting(false);
            setInvited(person);
          }}
        />
      ) : null}
      {invited === null ? null : <InvitationSheet person={invited} onClose={() => setInvited(null)} />}
    </>
  );
}

interface PreviewProps {
  readonly id: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

function Preview({ id, onStep, onClose }: PreviewProps) {
  const { person, ...read } = usePerson(id);
  const title = person === null ? 'Person' : nameOf(person);
  return (
    <PreviewPane
      label={title}
      title={title}
      mark={person === null || person.state === 'active' ? undefined : <PlainTag>{stateWords(person.state)}</PlainTag>}
      isBusy={person === null && read.error === null}
      onStep={onStep}
      onClose={onClose}
      footer={
        <Link className={buttonClass({ kind: 'plain' })} to={personPath(id)}>
          <Icon of={ExternalLink} /> Open
        </Link>
      }
    >
      {person === null ? (
        <Unread read={read} title="The person could not be loaded." loading={<Ghost width="70%" />} />
      ) : (
        <>
          <PreviewFacts facts={profileFacts(person)} />
          <PreviewSection title="Activity">
            <RecordHistory entity="app_user" id={id} />
          </PreviewSection>
        </>
      )}
    </PreviewPane>
  );
}
