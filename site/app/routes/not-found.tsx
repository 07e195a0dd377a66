import { NotFoundPage } from '@rukav/features/errors/view';
import { data } from 'react-router';

/** Any unknown address is a 404 with a page that helps on. */
export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export default NotFoundPage;
