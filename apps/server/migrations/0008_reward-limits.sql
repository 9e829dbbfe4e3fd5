CREATE TABLE "counted_viewers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_visit" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"project_id" uuid,
	CONSTRAINT "day_visit_user_id_day_kind_place_pk" PRIMARY KEY("user_id","day","kind","place")
);
--> statement-breakpoint
ALTER TABLE "project_view" ADD COLUMN "judged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "counted_viewers" ADD CONSTRAINT "counted_viewers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_visit" ADD CONSTRAINT "day_visit_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Who stayed over a minute before was counted already.
UPDATE "project_view" SET "judged" = true WHERE "stay_ms" > 60000;--> statement-breakpoint
INSERT INTO "counted_viewers" ("user_id", "count") SELECT "user_id", count(*) FROM "project_view" WHERE "judged" GROUP BY "user_id";
