// How the service is, from what this page itself has seen: the connection, the live stream, the versions of page and server.
import { RotateCw } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import type { AuthConfig } from '@lotline/web-session/auth-config';
import { APP_VERSION } from '@lotline/web-session/version';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { useConnection } from '@lotline/web-session/react/use-connection';
import { connectionWords } from '../../platform/connection/connection-words.ts';
import { Panel } from '../../platform/frame/Panel.tsx';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { LiveMark } from '../../platform/connection/LiveMark.tsx';
import facts from '../../platform/me/Facts.module.css';
import styles from './ServiceCard.module.css';

export function ServiceCard() {
  const { state, word, sentence } = connectionWords(useConnection());
  const { rest } = usePlatform().calls;
  const { data: server, isError } = useQuery({
    queryKey: keys.serverVersion(),
    queryFn: async () => (await rest<AuthConfig>('/auth/config', { withToken: false })).version,
  });
  const isOlder = server !== undefined && APP_VERSION !== 'development' && !server.startsWith(APP_VERSION);
  return (
    <Panel title="Service">
      {isOlder ? (
        <Banner
          title="A new version is available."
          action={
            <Button icon={RotateCw} onClick={() => window.location.reload()}>
              Reload
            </Button>
          }
        />
      ) : null}
      <dl className={facts.facts}>
        <div>
          <dt>Connection</dt>
          <dd>
            <LiveMark state={state} word={word} />
            <span className={classes(words.muted, styles.sentence)}>{sentence}</span>
          </dd>
        </div>
        <div>
          <dt>Console</dt>
          <dd>{APP_VERSION}</dd>
        </div>
        <div>
          <dt>Server</dt>
          <dd>{server ?? <span className={words.muted}>{isError ? 'no answer' : 'not known yet'}</span>}</dd>
        </div>
      </dl>
    </Panel>
  );
}
