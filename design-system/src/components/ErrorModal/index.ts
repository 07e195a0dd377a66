export { ErrorModal, type ErrorModalAction, type ErrorModalProps } from './ErrorModal.tsx';
