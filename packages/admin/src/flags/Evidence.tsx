import type { FileInfo, Flag } from '@saudagar/contract';
import { AttachedFiles } from '@saudagar/files';
import { ReadView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { Button, SkeletonText } from '@saudagar/ui';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useTexts as useAdminTexts } from '../texts.ts';
import { provideEvidence } from './evidenceFlow.ts';
import { useTexts } from './texts.ts';

interface EvidenceProps {
  flag: Pick<Flag, 'id' | 'change'>;
  /** Number of files that were flagged, or are there now. */
  count: number;
}

/** Pictures and files of flagged content, shown on demand since they may be hard to look at. */
export function Evidence({ flag, count }: EvidenceProps) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <div className="sg-admin-evidence">
      <p className="sg-admin-plain sg-admin-soft">{t('evidence.warning', { count })}</p>
      {isShown ? (
        <Files flag={flag} />
      ) : (
        <Button size="small" icon={<Eye />} onPress={() => setShown(true)}>
          {t('evidence.show')}
        </Button>
      )}
    </div>
  );
}

function Files({ flag: { id, change } }: Pick<EvidenceProps, 'flag'>) {
  const { t } = useTexts();
  const { t: adminText } = useAdminTexts();
  const actor = useViewActor(provideEvidence, { query: { id } });
  return (
    <ReadView
      actor={actor}
      skeleton={<SkeletonText lines={3} />}
      forbiddenText={adminText('refusal.moderators')}
    >
      {({ flagged, current }) => {
        const isSame = idsOf(flagged) === idsOf(current);
        // A flag of before there were snapshots holds no files of its own.
        if (flagged.length === 0 && current.length > 0) return <AttachedFiles files={current} />;
        if (flagged.length === 0) return <p className="sg-admin-plain">{t('evidence.none')}</p>;
        if (isSame || change !== 'edited') return <AttachedFiles files={flagged} />;
        return (
          <div className="sg-admin-compared">
            <Compared title={t('compare.then')} files={flagged} />
            <Compared title={t('compare.now')} files={current} />
          </div>
        );
      }}
    </ReadView>
  );
}

function Compared({ title, files }: { title: string; files: readonly FileInfo[] }) {
  const { t } = useTexts();
  return (
    <section className="sg-admin-part">
      <h4 className="sg-admin-part-title">{title}</h4>
      {files.length > 0 ? (
        <AttachedFiles files={files} />
      ) : (
        <p className="sg-admin-plain">{t('evidence.none')}</p>
      )}
    </section>
  );
}

const idsOf = (files: readonly FileInfo[]) => files.map(({ id }) => id).join();
