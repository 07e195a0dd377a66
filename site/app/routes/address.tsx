import { AddressFormPage } from '@rukav/features/addresses/view';
import { useParams } from 'react-router';

export { clientLoader, handle, headers, loader } from '../personal-page';

/** A new address at `/add`, a saved one at `/edit/{id}`. */
export default function AddressRoute() {
  const { id } = useParams();
  return <AddressFormPage {...(id !== undefined && { id })} />;
}
