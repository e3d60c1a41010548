import { useAddress } from '@saudagar/flows/react';
import { useRoutes } from '@saudagar/portal';
import { loadable, OnDemand, PageHeader } from '@saudagar/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { ResourceCallbacks } from './callbacks.ts';
import { Library } from './library/Library.tsx';
import { libraryFields } from './library/libraryAddress.ts';
import { useTexts } from './texts.ts';

const detailPart = loadable(
  async () => (await import('./detail/ResourceDetail.tsx')).ResourceDetail,
);

/** Props of {@link Resources}. */
export interface ResourcesProps extends ResourceCallbacks {
  /** Replaces the heading above the library. @default a heading with a line of text */
  header?: ReactNode | undefined;
  /** Replaces the message of a library without resources. @default the kit's own */
  empty?: ReactNode | undefined;
}

/**
 * The library of learning resources: searched, filtered, liked, saved. Tab, search, filters and the
 * open resource are part of the URL where the host provides an address.
 */
// RES-003
export function Resources({ onOpen, header, empty }: ResourcesProps) {
  const { resource: hrefOf } = useRoutes();
  const { t } = useTexts();
  const [state, change] = useAddress(libraryFields);
  const openHere = useCallback((resource: string) => change({ resource }), [change]);
  const links = useMemo(() => ({ onOpen: onOpen ?? openHere }), [onOpen, openHere]);
  const isHere = !hrefOf && !onOpen && state.resource !== null;
  return (
    <section className="sg-resources" aria-label={t('library')}>
      {isHere ? (
        <OnDemand part={detailPart}>
          <detailPart.View
            resourceId={state.resource as string}
            onBack={() => change({ resource: null })}
          />
        </OnDemand>
      ) : (
        <>
          <PageHeader title={t('library')} intro={t('intro')} instead={header} />
          <Library state={state} onChange={change} links={links} empty={empty} />
        </>
      )}
    </section>
  );
}
