import { useIntl } from 'react-intl';
import { PasswordField, type PasswordFieldProps } from '@rukav/design-system/PasswordField';

export type NewPasswordFieldProps = Pick<
  PasswordFieldProps,
  'value' | 'onChange' | 'error' | 'id' | 'isRequired' | 'requirement' | 'onBlur'
>;

/** A password that is to be set, with what it has to hold. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      label={formatMessage({ id: props.isRequired ? 'profile.password.new' : 'profile.password' })}
      description={formatMessage({ id: 'profile.password.hint' })}
      labels={{
        show: formatMessage({ id: 'profile.password.show' }),
        hide: formatMessage({ id: 'profile.password.hide' }),
      }}
      autoComplete="new-password"
      {...props}
    />
  );
}
