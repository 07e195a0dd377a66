import { ClubPage } from '@rukav/features/club/view';
import { useSearchParams } from 'react-router';

export { clientLoader, handle, headers, loader } from '../personal-page';

/** `?page=2` opens a further page of the history. */
export default function ClubRoute() {
  const [parameters] = useSearchParams();
  const page = Number(parameters.get('page') ?? 1);

  return <ClubPage pageNumber={Number.isInteger(page) && page > 1 ? page - 1 : 0} />;
}
