// The devices of a person as they last reported themselves, each with the way to sign it out once it has sent what it holds (screens.md §2.17).
import { useState } from 'react';
import { DEVICE_APPS } from '@lotline/schema/domain/device/device-report.input';
import { canResetDevice, unsentWords } from '@lotline/schema/domain/device/device.rules';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { Panel } from '../../platform/frame/Panel.tsx';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import { deviceName, type Device, type Person } from './person-data.ts';
import { ResetDeviceSheet } from './ResetDeviceSheet.tsx';
import styles from './PersonPage.module.css';

const HEAD = ['Device', 'Last sync', 'Unsent', 'Version', 'Last error', 'Reset'];
const at = (instant: string): string => formatDateClock(instant, browserZone());

export function PersonDevices({ person }: { readonly person: Person }) {
  const [chosen, setChosen] = useState<Device | null>(null);
  if (person.devices.length === 0)
    return <EmptyState title="No devices yet">Their phones and consoles appear here once they have synced.</EmptyState>;
  return (
    <Panel title="Devices" note="as each last reported">
      <RecordTable label="Devices" head={HEAD}>
        {person.devices.map((device) => (
          <DeviceRow key={device.id} device={device} onReset={() => setChosen(device)} />
        ))}
      </RecordTable>
      {chosen === null ? null : <ResetDeviceSheet person={person} device={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}

function DeviceRow({ device, onReset }: { readonly device: Device; readonly onReset: () => void }) {
  const { app, appVersion, workerVersion, oldestUnsentAt, lastError, lastSeenAt } = device;
  const verdict = canResetDevice(useActor());
  const isAsked = device.resetAskedAt != null;
  return (
    <tr>
      <th scope="row">
        {deviceName(device)} <span className={styles.code}>{app === 'field' ? DEVICE_APPS.field : DEVICE_APPS.console}</span>
      </th>
      <td>{at(lastSeenAt)}</td>
      <td>
        {unsentWords(device) ?? 'All sent'}
        {oldestUnsentAt == null ? null : `, the oldest since ${at(oldestUnsentAt)}`}
      </td>
      <td>
        {appVersion}
        {workerVersion == null || workerVersion === appVersion ? null : `, worker ${workerVersion}`}
      </td>
      <td>{lastError ?? '–'}</td>
      <td>
        <ResetState device={device} />
        <Button
          aria-label={`${isAsked ? 'Cancel reset' : 'Reset device'}: ${deviceName(device)}`}
          refusedBecause={verdict.ok ? undefined : sayError(verdict.code, verdict.details)}
          reason="onPress"
          onClick={onReset}
        >
          {isAsked ? 'Cancel reset' : 'Reset device'}
        </Button>
      </td>
    </tr>
  );
}

function ResetState({ device: { resetAskedAt, resetDoneAt } }: { readonly device: Device }) {
  if (resetAskedAt != null) return <p>Asked {at(resetAskedAt)}: signs out with its next sync, after it has sent its unsent work.</p>;
  return resetDoneAt == null ? null : <p>Signed out {at(resetDoneAt)}.</p>;
}
