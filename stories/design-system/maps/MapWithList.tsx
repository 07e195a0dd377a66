import { Button } from '@rukav/design-system/Button';
import { Grid } from '@rukav/design-system/Grid';
import { PointsMap, type PointsMapProps } from '@rukav/design-system/PointsMap';
import { PointTile } from '@rukav/design-system/PointTile';
import { useState } from 'react';

/** A list that has all the map has and stands before it; what is chosen in one is chosen in the other. */
export function MapWithList(props: PointsMapProps) {
  const [chosenId, setChosenId] = useState(props.chosenId);
  const choose = (id: string) => {
    setChosenId(id);
    props.onChoose(id);
  };

  return (
    <Grid columns={{ mobile: 1, tablet: 2 }} space="large">
      <div role="list" aria-label="Пункты">
        {props.points.map(({ id, name }) => (
          <div key={id} role="listitem">
            <PointTile
              name={name}
              address="Москва"
              hours={['Ежедневно с 10:00 до 22:00']}
              isCurrent={id === chosenId}
              action={
                <Button size="small" emphasis="plain" onPress={() => choose(id)}>
                  {`Показать на карте: ${name}`}
                </Button>
              }
            />
          </div>
        ))}
      </div>
      <PointsMap {...props} chosenId={chosenId} onChoose={choose} />
    </Grid>
  );
}
