import type { ZonedDateTime } from '@internationalized/date';
import Clock from 'lucide-react/icons/clock';
import { useId } from 'react';
import {
  Popover as AriaPopover,
  LabelContext,
  Menu,
  MenuItem,
  MenuTrigger,
  useSlottedContext,
} from 'react-aria-components';
import { IconButton } from '../actions/IconButton.tsx';
import { BackToClose } from '../overlays/BackToClose.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface HalfHoursProps {
  /** The moment whose time is changed. */
  moment: ZonedDateTime;
  onChange: (moment: ZonedDateTime) => void;
}

export interface TimeMenuProps extends HalfHoursProps {
  isDisabled: boolean;
}

/** A button in a date field that opens the half hours of a day, named with the field's label. */
export function TimeMenu({ isDisabled, ...props }: TimeMenuProps) {
  const { t } = useTexts();
  const id = useId();
  const labelId = useSlottedContext(LabelContext)?.id ?? '';
  return (
    <MenuTrigger>
      {/* Without a slot it would be the button of the calendar. */}
      <IconButton
        slot={null}
        id={id}
        aria-label={t('date.time')}
        aria-labelledby={`${id} ${labelId}`}
        isDisabled={isDisabled}
      >
        <Clock />
      </IconButton>
      <AriaPopover className="sg-popover sg-time-menu" placement="bottom end">
        <BackToClose />
        <HalfHours {...props} />
      </AriaPopover>
    </MenuTrigger>
  );
}

/** The half hours of the moment's day; focuses its own time. */
function HalfHours({ moment, onChange }: HalfHoursProps) {
  const { locale } = useTexts();
  const { timeZone } = moment;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const choices = Array.from({ length: 48 }, (_, index) => {
    const [hour, minute] = [Math.floor(index / 2), (index % 2) * 30];
    return moment.set({ hour, minute, second: 0, millisecond: 0 });
  });
  return (
    <Menu
      className="sg-menu"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[minuteOf(moment)]}
    >
      {choices.map((at) => {
        const text = time.format(at.toDate());
        return (
          <MenuItem
            key={minuteOf(at)}
            id={minuteOf(at)}
            textValue={text}
            className="sg-menu-item"
            onAction={() => onChange(at)}
          >
            {text}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

const minuteOf = ({ hour, minute }: ZonedDateTime) => hour * 60 + minute;
